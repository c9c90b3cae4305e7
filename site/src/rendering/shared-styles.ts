import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { __PRIVATE__, ServerStyleSheet } from 'styled-components'

/** What the build tells of the file of styles that pages share. */
interface SharedStyles {
  /** Where the browser finds it. */
  href: string
  /** The class names it has rules for, by the component they are of; in the order of the rules. */
  names: [componentId: string, names: string[]][]
}

const path = join(import.meta.dirname, 'shared-styles.json')
const { href, names } = existsSync(path)
  ? (JSON.parse(readFileSync(path, 'utf8')) as SharedStyles)
  : { href: '', names: [] }

const shared = new Map(names.map(([id, known]) => [id, new Set(known)]))

// A component's number says where its rules stand among those of others; the browser reads these numbers in the file.
for (const id of shared.keys()) __PRIVATE__.StyleSheet.registerId(id)

/** What brings the shared styles into a page; empty while nothing is built. */
export const sharedStyles = href && `<link rel="stylesheet" href="${href}" data-styled="shared">`

/**
 * Before the shared styles are there the body has no boxes; they give it some (`body{display:block}` at their end). A page
 * that somebody asks meanwhile where something is, would be laid out without them, and Chromium then shows what stands in
 * a size container for a moment as it was. Where they do not come the page is shown without; so it is without scripts.
 */
export const untilShared =
  href &&
  `;(()=>{
let style=document.createElement('style')
style.textContent='body{display:none}'
document.head.append(style)
addEventListener('error',({target})=>{if(target.dataset?.styled)style.remove()},true)})()`

/** Gathers the styles of one page but for those that lie in the file. */
export function pageSheet(): ServerStyleSheet {
  const sheet = new ServerStyleSheet()
  const { instance } = sheet
  const isOwn = instance.hasNameForId.bind(instance)
  instance.hasNameForId = (id, name) => shared.get(id)?.has(name) === true || isOwn(id, name)
  return sheet
}
