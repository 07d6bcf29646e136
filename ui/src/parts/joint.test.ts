import { render, screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import JointTable from "./JointTable.svelte";

const joint = {
  down: "Pikes loses", across: "Horse loses", rows: ["0", "1 or more"], columns: ["0", "1", "2 or more"],
  cells: [
    [{ chance: 0.5, bar: 1 }, { chance: 0.25, bar: 2 }, { chance: 0.004, bar: 2 }],
    [{ chance: 0.246, bar: 0 }, { chance: 0, bar: null }, { chance: 0, bar: null }],
  ],
};

test("each cell shows the chance of both sides' losses in per cent, and the likeliest cell is marked", () => {
  render(JointTable, { joint });
  const rows = screen.getAllByRole("row", { hidden: true });
  const texts = rows.map((row) => within(row).queryAllByRole("cell", { hidden: true }).map((cell) => cell.textContent));
  expect(texts.slice(2)).toEqual([["50", "25", "<1"], ["25", "–", "–"]]);
  expect(screen.getByText("Pikes loses")).toBeInTheDocument();
  expect(screen.getByText("Horse loses")).toHaveAttribute("colspan", "3");
  expect(document.querySelectorAll("td.most")).toHaveLength(1);
  expect(document.querySelector("td.most")?.textContent).toBe("50");
});
