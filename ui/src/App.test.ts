import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import App from "./App.svelte";
import type { Host } from "./api/host";

const host: Pick<Host, "about"> = {
  about: () =>
    Promise.resolve({
      status: "ok",
      data: {
        name: "Drumhead",
        version: "1.2.3",
        data_folder: "/home/player/drumhead",
        credits: ["Fornovo to Sedgemoor, by Wes Rogers"],
        read_only: null,
      },
    }),
};

test("names the version it was told and the author of each book", async () => {
  render(App, { host });
  expect(screen.getByRole("heading", { name: "Drumhead" })).toBeVisible();
  expect(await screen.findByText("Version 1.2.3")).toBeVisible();
  expect(screen.getByRole("listitem")).toHaveTextContent("Fornovo to Sedgemoor, by Wes Rogers");
});
