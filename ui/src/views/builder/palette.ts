/** Which templates the palette shows, and what choosing one sends. */
import type { Edit, TemplateView } from "../../api/bindings";

/** Templates under one heading. */
export interface Shelf {
  heading: string;
  templates: TemplateView[];
}

/** The templates that answer to every word of the query, under their headings, in the order given. */
export function shelves(templates: TemplateView[], query: string): Shelf[] {
  const wanted = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found: Shelf[] = [];
  for (const template of templates) {
    const text = `${template.label} ${template.what} ${template.heading}`.toLocaleLowerCase();
    if (!wanted.every((word) => text.includes(word))) continue;
    const shelf = found.find(({ heading }) => heading === template.heading);
    if (shelf) shelf.templates.push(template);
    else found.push({ heading: template.heading, templates: [template] });
  }
  return found;
}

/** The template's edit, for units under this general. */
export function under(edit: Edit, general: number | null): Edit {
  if (edit.on !== "army" || edit.change.set !== "add_unit") return edit;
  return { on: "army", change: { set: "add_unit", value: { ...edit.change.value, general } } };
}
