/** The subset of Markdown in which a host writes the rules of the house. Everything else stays plain text: what is read
 * here becomes elements one by one, and never HTML. */

export interface Span {
  readonly kind: "" | "strong" | "em" | "link";
  readonly text: string;
  /** Only of a link: an address on the web, or a place on this server. */
  readonly href: string;
}

export interface Block {
  readonly kind: "title" | "heading" | "paragraph" | "list";
  /** One line of text for each; only a list has several. */
  readonly lines: readonly (readonly Span[])[];
}

const MARKUP = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^()\s]+)\)/g;
const ADDRESS = /^(https?:\/\/|mailto:|\/(?!\/))/i;

export function markdownSpans(text: string): readonly Span[] {
  const spans: Span[] = [];
  let at = 0;
  const plain = (until: number) => until > at && spans.push({ kind: "", text: text.slice(at, until), href: "" });
  for (const found of text.matchAll(MARKUP)) {
    const [whole, strong, em, label, address] = found;
    if (address !== undefined && !ADDRESS.test(address)) continue; // such as javascript: stays what was typed
    plain(found.index);
    const kind = strong !== undefined ? "strong" : em !== undefined ? "em" : "link";
    spans.push({ kind, text: strong ?? em ?? label ?? "", href: address ?? "" });
    at = found.index + whole.length;
  }
  plain(text.length);
  return spans;
}

export function markdownBlocks(text: string): readonly Block[] {
  const blocks: { kind: Block["kind"]; lines: (readonly Span[])[] }[] = [];
  let open: (typeof blocks)[number] | null = null;
  let paragraph: string[] = [];
  const close = () => {
    if (paragraph.length) blocks.push({ kind: "paragraph", lines: [markdownSpans(paragraph.join(" "))] });
    paragraph = [];
    open = null;
  };
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    const [, marks, heading] = /^(#{1,3})\s+(.*)$/.exec(line) ?? [];
    const [, item] = /^[-*]\s+(.*)$/.exec(line) ?? [];
    if (heading !== undefined) {
      close();
      blocks.push({ kind: marks === "#" ? "title" : "heading", lines: [markdownSpans(heading)] });
    } else if (item !== undefined) {
      if (!open) {
        close();
        open = { kind: "list", lines: [] };
        blocks.push(open);
      }
      open.lines.push(markdownSpans(item));
    } else if (!line) {
      close();
    } else {
      if (open) close();
      paragraph.push(line);
    }
  }
  close();
  return blocks;
}
