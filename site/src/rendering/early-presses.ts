/**
 * What a page does by itself before its scripts have come: on a slow line somebody presses a button that they see, and
 * nothing would answer. Each is pressed again, once and in order, when the page comes alive (`tellAlive`). A link leads on
 * and a form is sent by the browser alone; a box that shows already what it was pressed for goes back first, so that the
 * press means the same. It runs before anything can be pressed, as text in the head: what it kept in a file would come late.
 */
export const earlyPresses = `;(()=>{
let kept=new Set
let keep=({target})=>{
let control=target.closest?.('button,[type=checkbox],[type=radio]')
if(control&&!(control.form&&control.type=='submit'))kept.add(control)}
addEventListener('click',keep,true)
addEventListener('alive',()=>{
removeEventListener('click',keep,true)
for(let control of kept){
if('checked'in control){
if(control.checked==control.defaultChecked)continue
control.checked=control.defaultChecked}
control.click()}},{once:true})})()`

/** Tells the page's own script that buttons answer; a part that is not alive yet becomes so for what is pressed in it. */
export const tellAlive = (): void => void dispatchEvent(new Event('alive'))
