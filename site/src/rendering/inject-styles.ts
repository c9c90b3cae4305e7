import type { ServerStyleSheet } from 'styled-components'
import { earlyPresses } from './early-presses.ts'
import { askedAtEnd, entry, preload } from './page-files.ts'
import { sharedStyles, untilShared } from './shared-styles.ts'

const headEnd = '</head>'
/** React sends what comes late in hidden boxes with such ids. */
const lateBox = '<div hidden id="S:'
/** The first paint waits for the end of what is sent at once: a line that is half there would move. */
const whole = '<link rel="expect" href="#page-end" blocking="render">'
const end = '<template id="page-end"></template>'

/** Stands before the styles: a script behind them stops the reading of a page until they are there. */
const early = (nonce: string) =>
  `<script nonce="${nonce}">document.currentScript.remove()${earlyPresses}${untilShared}</script>`

/**
 * Puts the styles of what is rendered into the head, after the file of those that pages share; those of parts that come
 * late stand just before them. What preloads scripts goes from the head to the end: on a slow line the page itself comes
 * first. What is rendered in one turn goes out in one piece: React writes pieces of 2 kB, and each would be packed and
 * sent by itself. What is looked for is ASCII, so a page is read a letter for each byte: read as Chinese, it is copied
 * with two bytes for each letter.
 */
export function injectStyles(
  body: ReadableStream<Uint8Array>,
  { sheet, nonce, route }: { sheet: ServerStyleSheet; nonce: string; route: string },
): ReadableStream<Uint8Array> {
  let head: string | undefined = ''
  let ending = end
  let files: ReturnType<typeof askedAtEnd> = (own) => own
  /** What the page wakes with, a third of it: nothing of that is seen, so the first paint goes before it. */
  const waking = `<script nonce="${nonce}" data-tsr-stream-part`
  let text = ''
  let turn: NodeJS.Immediate | undefined

  const takeStyles = () => {
    const css = sheet.getStyleTags()
    sheet.instance.clearTag()
    return Buffer.from(css).toString('latin1')
  }

  const takeEnd = () => {
    const mark = ending
    ending = ''
    return mark
  }

  const endWith = (piece: string) => insertBefore(piece, waking, takeEnd).replace(entry, files)

  function transform(chunk: string): string {
    if (head === undefined) return endWith(insertBefore(chunk, lateBox, takeStyles))
    head += chunk
    if (!head.includes(headEnd)) return ''
    files = askedAtEnd(head, { route, nonce })
    const page = insertBefore(head, headEnd, () => early(nonce) + sharedStyles + takeStyles() + whole)
    head = undefined
    return endWith(page.replaceAll(preload, ''))
  }

  function send(out: TransformStreamDefaultController<Uint8Array>) {
    const piece = transform(text)
    text = ''
    turn = undefined
    if (piece) out.enqueue(bytesOf(piece))
  }

  function sendLate(out: TransformStreamDefaultController<Uint8Array>) {
    try {
      send(out)
    } catch {
      // Whoever asked went away meanwhile: nobody reads this.
    }
  }

  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        text += Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1')
        turn ??= setImmediate(sendLate, out)
      },
      flush(out) {
        clearImmediate(turn)
        send(out)
        if (head) out.enqueue(bytesOf(head))
        sheet.seal()
      },
    }),
  )
}

/** In memory of their own, so that another thread can be given them. */
const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))

function insertBefore(text: string, mark: string, css: () => string): string {
  const at = text.indexOf(mark)
  return at < 0 ? text : text.slice(0, at) + css() + text.slice(at)
}
