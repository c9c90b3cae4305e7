import type { ServerStyleSheet } from 'styled-components'

const headEnd = '</head>'
/** React sends what comes late in hidden boxes with such ids. */
const lateBox = '<div hidden id="S:'
/** The page's own script, at its end. */
const entry = '<script type="module"'
const preload = /<link rel="modulepreload"[^>]*>/g
/** The first paint waits for the end of what is sent at once: a line that is half there would move. */
const whole = '<link rel="expect" href="#page-end" blocking="render">'

/**
 * Puts the styles of what is rendered into the head; those of parts that come late stand just before them. What
 * preloads scripts goes from the head to the end: on a slow line the page itself comes first.
 */
export function injectStyles(body: ReadableStream<Uint8Array>, sheet: ServerStyleSheet): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let head: string | undefined = ''
  let preloads = ''

  const takeStyles = () => {
    const css = sheet.getStyleTags()
    sheet.instance.clearTag()
    return css
  }

  const takePreloads = () => {
    const links = preloads
    preloads = ''
    return links
  }

  function transform(chunk: string): string {
    if (head === undefined) return insertBefore(insertBefore(chunk, lateBox, takeStyles), entry, takePreloads)
    head += chunk
    if (!head.includes(headEnd)) return ''
    const page = insertBefore(head, headEnd, takeStyles)
    head = undefined
    preloads = (page.match(preload) ?? []).join('').replace('<link', '<link id="page-end"')
    return insertBefore(
      insertBefore(page.replaceAll(preload, ''), headEnd, () => preloads && whole),
      entry,
      takePreloads,
    )
  }

  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, out) => out.enqueue(encoder.encode(transform(decoder.decode(chunk, { stream: true })))),
      flush(out) {
        if (head) out.enqueue(encoder.encode(head))
        sheet.seal()
      },
    }),
  )
}

function insertBefore(text: string, mark: string, css: () => string): string {
  const at = text.indexOf(mark)
  return at < 0 ? text : text.slice(0, at) + css() + text.slice(at)
}
