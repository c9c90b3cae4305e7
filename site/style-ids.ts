import type { Plugin } from 'vite'

/** styled-components' own way to name a component: by how many were made before it. */
const naming =
  /function (?<name>[\w$]+)\((?<shown>\w+),(?<parent>\w+)\)\{const (?<is>\w+)="string"!=typeof \k<shown>\?"sc":[\w$]+\(\k<shown>\);(?<counts>[\w$]+)\[\k<is>\]=\(\k<counts>\[\k<is>\]\|\|0\)\+1;const (?<id>\w+)=\k<is>\+"-"\+(?<hash>[\w$]+)\([^;]*\);return \k<parent>\?\k<parent>\+"-"\+\k<id>:\k<id>\}/
const asked = /componentId:(?<id>\w+)=(?<name>[\w$]+)\((?<terms>\w+)\.displayName,\k<terms>\.parentComponentId\)/

/** Where styled-components reads, in the browser, which styles the page has. */
const reading =
  /(?<begin>[\w$]+=(?<sheet>\w+)=>\{const \w+=[\w$]+\(\k<sheet>\.options\.target\);)(?=.*querySelectorAll)/
/** What it does with a line that tells a component's number and names. */
const telling =
  /\.match\((?<mark>[\w$]+)\);if\(\w+\)\{const \w+=0\|parseInt\(\w+\[1\],10\),\w+=\w+\[2\];0!==\w+&&\((?<number>[\w$]+)\(\w+,\w+\),(?<names>[\w$]+)\(/

/** Where it makes the sheet that it puts rules into. */
const sheet =
  /getTag\(\)\{return this\.tag\|\|\(this\.tag=\((?<own>\w)=\(\(\{useCSSOMInjection.{1,50}?\?new (?<tag>[\w$]+)\(.{1,40}?\)\(this\.options\),new (?<grouped>[\w$]+)\(\k<own>\)\)\);var \k<own>\}/
/** Where it asks for it. */
const sheetAsked = /this\.getTag\(\)\.(?<does>insertRules|clearGroup)\((?<number>[\w$]+\(\w+\))/g

/** A component, as it was made. */
export interface MadeComponent {
  /** The component whose styles it adds to. */
  base: string | undefined
  /** It gives its class to another component, which may have styles of its own. */
  isGiven: boolean
  /** Its styles are the same whatever it is told. */
  isStatic: boolean
}

/**
 * Names styled components by their styles. By itself styled-components counts them as they are made, which is in
 * another order in every script: the browser would find none of its names in the page, and would make all styles anew.
 * Components with the same styles are counted still.
 *
 * @throws where styled-components is written otherwise than this knows.
 */
export const styleIds = (): Plugin => ({
  name: 'style-ids',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (!/\/styled-components\/dist\/styled-components\.(?:browser\.)?esm\.js(?:\?|$)/.test(id)) return undefined
    const { name, counts, hash } = naming.exec(code)?.groups ?? {}
    if (!name || asked.exec(code)?.groups?.['name'] !== name)
      throw new Error(`${id} does not name components as it did.`)
    const isServer = !id.includes('.browser.')
    const named = code
      .replace(asked, (_, own, ask, terms) => `componentId:${own}=${ask}(arguments,${terms}.parentComponentId)`)
      .replace(naming, () => namingOf({ name, counts: counts ?? '', hash: hash ?? '', isServer }))
    return isServer ? named : withLateSheet(readingFile(named, id), id)
  },
})

/** What a function makes of properties cannot be told before there are any; a component is told by its name. */
const namingOf = ({
  name,
  counts,
  hash,
  isServer,
}: {
  name: string
  counts: string
  hash: string
  isServer: boolean
}) =>
  `function ${name}([on,,rules],parent){
    const told=(rule)=>Array.isArray(rule)?rule.map(told).join(''):typeof rule=='string'?rule:rule?.styledComponentId??rule?.id??'?';
    const text=(parent??'')+(typeof on=='string'?on:'')+told(rules);
    ${counts}[text]=(${counts}[text]||0)+1;
    const id='sc-'+${hash}(text+${counts}[text]);
    ${isServer ? toldOnServer : ''}
    return id
  }`

/** The server tells, while the site is built, how each component was made: `shared-styles.ts` chooses by that. */
const toldOnServer = `globalThis.madeComponents?.set(id,{
      base:on.styledComponentId,
      isGiven:typeof on!='string'&&!on.styledComponentId,
      isStatic:rules.flat(9).every((rule)=>typeof rule!='function'||rule.styledComponentId)
    })`

/**
 * The browser reads the file of shared styles as it reads the page's own: which component has which number, and which
 * names have rules already. A file that did not come cannot be read: all rules are made then.
 */
function readingFile(code: string, id: string): string {
  const { mark, number, names } = telling.exec(code)?.groups ?? {}
  if (!mark || !reading.test(code)) throw new Error(`${id} does not read the styles of a page as it did.`)
  return code.replace(
    reading,
    (begin, _, sheet) =>
      `${begin}let shared;try{shared=document.querySelector('link[data-styled]')?.sheet?.cssRules}catch{}for(const rule of shared??[]){const told=rule.selectorText?.startsWith('data-styled')&&rule.cssText.match(${mark});told&&(${number}(told[2],+told[1]),${names}(${sheet},told[2],told[3]))}`,
  )
}

/**
 * Components that the page came without have a sheet of their own, behind that of the page: where a rule within `@media`
 * or `@keyframes` comes into a sheet, Chromium looks at everything that any rule of that sheet is about, 25 ms of a slow
 * phone for each, and a dialog brings a dozen. The order of rules stays, for these components have the higher numbers.
 * The way of putting rules in as text, which no built site uses, goes to make room.
 */
function withLateSheet(code: string, id: string): string {
  const { number = '' } = telling.exec(code)?.groups ?? {}
  const numbering = new RegExp(`(?<=[\\s,;]${number.replaceAll('$', '\\$&')}=\\((\\w+),(\\w+)\\)=>\\{)`)
  if (!sheet.test(code) || !numbering.test(code) || [...code.matchAll(sheetAsked)].length !== 2)
    throw new Error(`${id} does not put rules into its sheet as it did.`)
  const late = code
    .replace(
      sheet,
      (_, __, tag, grouped) =>
        `getTag(number){let{target,nonce}=this.options,make=()=>new ${grouped}(new ${tag}(target,nonce));this.tag||=make();return number>lastOfPage?this.late||=make():this.tag}`,
    )
    .replaceAll(sheetAsked, (_, does, number) => `this.getTag(${number}).${does}(${number}`)
    .replace(numbering, (_, __, given) => `lastOfPage=Math.max(lastOfPage,${given});`)
  return `let lastOfPage=0;${late}`
}
