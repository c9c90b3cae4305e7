/** Scripts that make the page of a route alive, beyond those of its first screen. The build writes them here (`late-files.ts` of the site). */
const lateFiles = {}

const ask = (files: readonly string[]) => `;(()=>{
let{nonce}=document.currentScript
document.currentScript.remove()
addEventListener('quiet',()=>{for(let file of ${JSON.stringify(files)}){
let link=document.createElement('link')
link.rel='modulepreload'
link.nonce=nonce
link.href='/'+file
document.head.append(link)}})})()`

const scripts = new Map(Object.entries<readonly string[]>(lateFiles).map(([route, files]) => [route, ask(files)]))

/**
 * What asks for all scripts of a late page at once, when it is to be made alive (`quiet`, told by `late.tsx`); found by
 * what imports them, they would come in four rounds or five, one after the other.
 *
 * @param route Its number in the router.
 * @param nonce Of the answer.
 */
export function lateFilesScript(route: string, nonce: string): string {
  const script = scripts.get(route)
  return script ? `<script nonce="${nonce}">${script}</script>` : ''
}
