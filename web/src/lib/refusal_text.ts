/** A refusal whose paragraph stands on a link beside it: "None left. (Rule 1.2)" becomes "None left." */
export function withoutParagraph(text: string, paragraph: string | null): string {
  return paragraph !== null && text.endsWith(`${paragraph})`) ? text.slice(0, text.lastIndexOf("(")).trimEnd() : text;
}
