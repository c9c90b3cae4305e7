import * as S from './RichText.styles.ts'

interface SnapshotProps {
  html: string
  label?: string
}

/** What a snapshot may do: show its words, its own styles and the pictures that are in it. */
const policy = [
  "default-src 'none'",
  'img-src data:',
  'font-src data:',
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ')

/** Before anything of the page itself, so that nothing can come before it. Links lead to windows that may not open. */
const head = `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer"><base target="_blank">`

/** A page as it was, in a frame without scripts, forms, windows, or a way to ours; paper in both themes. */
export const Snapshot = ({ html, label = '网页快照' }: SnapshotProps) => (
  <S.Frame title={label} sandbox="" srcDoc={`${head}${html}`} referrerPolicy="no-referrer" />
)
