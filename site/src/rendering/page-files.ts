/** What preloads a script. */
export const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
/** The page's own script, at its end. */
export const entry = /<script type="module" async="" src="([^"]+)"[^>]*><\/script>/
/** The page of a datasheet, 50 kB: on windows of such a width (`media`) it is the largest thing of the first screen. */
const picture = /<link rel="preload"[^>]* href="\/files\/page\/[^>]*>/
const media = / media="([^"]+)"/

/**
 * How a page asks for its scripts, at its end.
 *
 * @param head Of the page, as it was rendered.
 * @param terms Number of its route in the router, and nonce of the answer.
 */
export function askedAtEnd(head: string, { route, nonce }: { route: string; nonce: string }) {
  const preloads = [...head.matchAll(preload)]
  const [shown] = picture.exec(head) ?? []
  const [, widths] = (shown && media.exec(shown)) || []
  const links = preloads
    .map(([link]) => (widths ? link.replace(/\/?>$/, ` media="not all and ${widths}"/>`) : link))
    .join('')
  const hrefs = preloads.map(([, href = '']) => href)
  const late = lateFilesScript(route, nonce)
  return (own: string, src: string): string => {
    if (!shown) return links + late + own
    return (widths ? links : '') + late + afterStyles(src, hrefs, nonce)
  }
}

/** What adds something to the head, as a script of the page may. */
const adding = `let{nonce}=document.currentScript
document.currentScript.remove()
let add=(name,more)=>document.head.append(Object.assign(document.createElement(name),{nonce},more))`

/**
 * Asks for scripts behind a picture. A script within a page is not run before the styles above it are there, so these
 * files do not take the picture's part of a slow line, as they do where the page names them.
 */
const afterStyles = (own: string, files: readonly string[], nonce: string) => `<script nonce="${nonce}">(()=>{
${adding}
for(let href of ${JSON.stringify(files)})add('link',{rel:'modulepreload',href})
add('script',{type:'module',src:${JSON.stringify(own)}})})()</script>`

/** Scripts that make the page of a route alive, beyond those of its first screen. The build writes them here (`late-files.ts` of the site). */
const lateFiles = {}

const ask = (files: readonly string[]) => `;(()=>{
${adding}
addEventListener('quiet',()=>{
for(let file of ${JSON.stringify(files)})add('link',{rel:'modulepreload',href:'/'+file})})})()`

const scripts = new Map(Object.entries<readonly string[]>(lateFiles).map(([route, files]) => [route, ask(files)]))

/**
 * What asks for all scripts of a late page at once, when it is to be made alive (`quiet`, told by `late.tsx`); found by
 * what imports them, they would come in four rounds or five, one after the other.
 *
 * @param route Its number in the router.
 * @param nonce Of the answer.
 */
function lateFilesScript(route: string, nonce: string): string {
  const script = scripts.get(route)
  return script ? `<script nonce="${nonce}">${script}</script>` : ''
}
