/** The templates in the palette, and the edit of each. */
import type { Edit, TemplateView } from "../../api/bindings";

/** Templates under one heading. */
export interface Heading {
  heading: string;
  templates: TemplateView[];
}

/**
 * Returns the templates that match every word of the query, under their headings, in the given
 * order.
 */
export function underHeadings(templates: TemplateView[], query: string): Heading[] {
  const wanted = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found: Heading[] = [];
  for (const template of templates) {
    const text = `${template.label} ${template.what} ${template.heading}`.toLocaleLowerCase();
    if (!wanted.every((word) => text.includes(word))) continue;
    const at = found.find(({ heading }) => heading === template.heading);
    if (at) at.templates.push(template);
    else found.push({ heading: template.heading, templates: [template] });
  }
  return found;
}

/** Returns the template's edit, for units under this general. */
export function under(edit: Edit, general: number | null): Edit {
  if (edit.on !== "army" || edit.change.set !== "add_unit") return edit;
  return { on: "army", change: { set: "add_unit", value: { ...edit.change.value, general } } };
}
