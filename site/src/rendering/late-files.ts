/** Scripts that make the page of a route alive, beyond those of its first screen. The build writes them here (`late-files.ts` of the site). */
const lateFiles = {}

/**
 * What asks for all scripts of a late page at once, when the page has loaded or is touched, whichever is first
 * (`late.tsx`); found by what imports them, they would come in four rounds or five, one after the other.
 *
 * @param route Its number in the router.
 * @param nonce Of the answer.
 */
export function lateFilesScript(route: string, nonce: string): string {
  const files = (lateFiles as Record<string, readonly string[]>)[route]
  return files ? `<script nonce="${nonce}">${ask(files)}</script>` : ''
}

const ask = (files: readonly string[]) => `;(()=>{
let{nonce}=document.currentScript
document.currentScript.remove()
let files=${JSON.stringify(files)}
let ask=()=>{for(let file of files.splice(0)){
let link=document.createElement('link')
link.rel='modulepreload'
link.nonce=nonce
link.href='/'+file
document.head.append(link)}}
let rest=()=>(self.requestIdleCallback||setTimeout)(ask)
for(let touch of['pointerdown','keydown','focusin'])addEventListener(touch,ask,{once:true,capture:true,passive:true})
addEventListener('load',rest)})()`
