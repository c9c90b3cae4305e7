/**
 * What a page does by itself before its scripts have come: on a slow line somebody presses a button that they see, and
 * nothing would answer. Each is pressed again, once and in order, when React has taken over what was pressed, which is soon
 * after the page comes alive (`tellAlive`). A link leads on and a form is sent by the browser alone; a box that shows already
 * what it was pressed for goes back first, so that the press means the same. It runs before anything can be pressed, as
 * text in the head: what it kept in a file would come late.
 *
 * What was typed stands in its field, and React does not know of it: it is told as typed, before anything is pressed; in a
 * part that comes later, when that is alive (`live`). React holds a field for unchanged whose value is the one that it
 * tracks (`inputValueTracking.js`). Setting the value anew instead would end what somebody composes in Chinese.
 *
 * What was chosen in a list of the browser's own is kept beside it, since React sets the list back to what it knows.
 */
export const earlyPresses = `;(()=>{
let kept=new Set
let chosen=new Map
let taken=part=>Object.keys(part).some(name=>name.startsWith('__reactFiber'))
let waits=part=>part.isConnected&&!taken(part)&&!part.closest('[data-part=late]')
let keep=({target})=>{
let control=target.closest?.('button,[type=checkbox],[type=radio]')
if(control&&!taken(control)&&!(control.form&&control.type=='submit'))kept.add(control)}
let choose=({target})=>{
if(target.localName=='select'&&!taken(target))chosen.set(target,target.value)}
let typed=within=>[...within.querySelectorAll('input,textarea')].filter(field=>field.value!=field.defaultValue)
let tell=within=>{
for(let field of typed(within))if(field._valueTracker){
field._valueTracker.setValue(field.defaultValue)
field.dispatchEvent(new Event('input',{bubbles:true}))}
for(let [list,value] of chosen)if(within.contains(list)&&taken(list)){
chosen.delete(list)
list.value=value
list.dispatchEvent(new Event('change',{bubbles:true}))}}
let answer=tries=>{
if(tries&&[...kept,...chosen.keys(),...typed(document)].some(waits))return setTimeout(answer,50,tries-1)
removeEventListener('click',keep,true)
tell(document)
for(let control of kept){
if('checked'in control){
if(control.checked==control.defaultChecked)continue
control.checked=control.defaultChecked}
control.click()}}
addEventListener('click',keep,true)
addEventListener('change',choose,true)
addEventListener('live',({target})=>tell(target))
addEventListener('alive',()=>answer(99),{once:true})})()`

/** Tells the page's own script that React has begun to take the page over. */
export const tellAlive = (): void => void dispatchEvent(new Event('alive'))
