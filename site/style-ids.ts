import type { Plugin } from 'vite'

/** styled-components' own way to name a component: by how many were made before it. */
const naming =
  /function (?<name>[\w$]+)\((?<shown>\w+),(?<parent>\w+)\)\{const (?<is>\w+)="string"!=typeof \k<shown>\?"sc":[\w$]+\(\k<shown>\);(?<counts>[\w$]+)\[\k<is>\]=\(\k<counts>\[\k<is>\]\|\|0\)\+1;const (?<id>\w+)=\k<is>\+"-"\+(?<hash>[\w$]+)\([^;]*\);return \k<parent>\?\k<parent>\+"-"\+\k<id>:\k<id>\}/
const asked = /componentId:(?<id>\w+)=(?<name>[\w$]+)\((?<terms>\w+)\.displayName,\k<terms>\.parentComponentId\)/

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
    return code
      .replace(asked, (_, own, ask, terms) => `componentId:${own}=${ask}(arguments,${terms}.parentComponentId)`)
      .replace(naming, () => named({ name, counts: counts ?? '', hash: hash ?? '' }))
  },
})

/** What a function makes of properties cannot be told before there are any; a component is told by its name. */
const named = ({ name, counts, hash }: { name: string; counts: string; hash: string }) =>
  `function ${name}([on,,rules],parent){
    const told=(rule)=>Array.isArray(rule)?rule.map(told).join(''):typeof rule=='string'?rule:rule?.styledComponentId??rule?.id??'?';
    const text=(parent??'')+(typeof on=='string'?on:'')+told(rules);
    ${counts}[text]=(${counts}[text]||0)+1;
    return 'sc-'+${hash}(text+${counts}[text])
  }`
