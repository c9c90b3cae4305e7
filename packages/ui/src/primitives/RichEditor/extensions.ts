import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit, type StarterKitOptions } from '@tiptap/starter-kit'

const isWeb = (address: string) => /^https?:\/\//i.test(address)

/** Images that stand here or somewhere on the web: neither bytes in the text, nor files of one's own disk. */
const WebImage = Image.extend({
  parseHTML: () => [
    { tag: 'img[src^="https://"]' },
    { tag: 'img[src^="http://"]' },
    { tag: 'img[src^="/"]:not([src^="//"])' },
  ],
})

/** What texts of all kinds have in common. */
export const kit = {
  heading: { levels: [2, 3] },
  underline: false,
  strike: false,
  horizontalRule: false,
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (address) => isWeb(address),
    HTMLAttributes: { target: null, rel: 'noopener noreferrer nofollow' },
  },
} satisfies Partial<StarterKitOptions>

/** All that a text may be made of; whatever else is pasted leaves its words. */
export const extensions = [StarterKit.configure(kit), WebImage, TableKit]

/** Headings of other pages begin at another level. */
export const levelled = (html: string): string =>
  html.replaceAll(/<(\/?)h1\b/gi, '<$1h2').replaceAll(/<(\/?)h[456]\b/gi, '<$1h3')

/** What was typed as an address of the web, with its `https://`; nothing for any other kind. */
export function webAddress(text: string): string | undefined {
  const typed = text.trim()
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(address) || !isWeb(address)) return

  const { href, hostname } = new URL(address)
  return hostname.includes('.') ? href : undefined
}
