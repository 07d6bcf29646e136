// ESLint rather than Biome: Biome reads only the script of a Svelte file, not the template. It
// misses mistakes in the markup and reports variables as unused that the template uses.
import { fileURLToPath } from "node:url";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const here = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig(
  globalIgnores(["dist/", "src/api/bindings.ts"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: { allowDefaultProject: ["*.js", "scripts/*.js"] },
        tsconfigRootDir: here,
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "svelte/no-at-html-tags": "error",
      "svelte/require-each-key": "error",
      "svelte/button-has-type": "error",
      "no-restricted-imports": [
        "error",
        { patterns: [{ group: ["@tauri-apps/*"], message: "Only host.ts and browser.ts in src/api may import the shell's packages." }] },
      ],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // ESLint does not see the types of an imported component; svelte-check checks them.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  { files: ["src/api/host.ts", "src/api/browser.ts"], rules: { "no-restricted-imports": "off" } },
  { files: ["*.js", "scripts/*.js"], extends: [ts.configs.disableTypeChecked], languageOptions: { globals: globals.node } },
);
