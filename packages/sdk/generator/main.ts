/**
 * Writes the client from the contract: plain types, one constant per call, and the rules
 * of forms; and the page of its nouns. Run by `npm run gen`; the folder and the page may be named.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as contract from '@xinpu/contract'
import { operationsOf, type Operation } from '@xinpu/contract/walk'
import { ruleFiles } from './form-rules.ts'
import { nounsPage } from './nouns.ts'
import { wordOf } from './operations.ts'
import { TypeWriter } from './typescript.ts'

const target = process.argv[2] ?? join(import.meta.dirname, '../src/generated')
const page = process.argv[3] ?? join(import.meta.dirname, '../../../docs/nouns.md')
const banner = '// Generated from the contract by `npm run gen`. Do not edit.\n'
const types = new TypeWriter()

const rights = {
  visitor: '',
  user: ' Needs a login.',
  enterprise: ' For certified enterprises.',
  merchant: ' For merchants.',
  admin: ' For admins.',
}
const rightsOf = (access: keyof typeof rights) => rights[access]

rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })

const domains = Object.entries(contract).map(([domain, tree]) => ({ domain, operations: operationsOf(tree) }))
for (const { domain, operations } of domains) writeDomain(domain, operations)
writeTypes()
writeLabels()
writeTree()
for (const { name, text } of ruleFiles()) writeFileSync(join(target, name), `${banner}${text}`)
writeFileSync(page, nounsPage(new Set(types.named.keys())))

function writeDomain(domain: string, operations: Operation[]) {
  const body = operations.map(declaration).join('\n')
  const used = [...types.named.keys(), 'Page'].filter((name) => new RegExp(`\\b${name}\\b`).test(body)).sort()
  const imports = used.length > 0 ? `import type { ${used.join(', ')} } from './types.gen.ts'\n` : ''
  const ops = ['Op', 'StreamOp'].filter((name) => body.includes(` as ${name}<`)).join(', ')
  writeFileSync(
    join(target, `${domain}.gen.ts`),
    `${banner}import type { ${ops} } from '../op.ts'\n${imports}\n${body}`,
  )
}

/**
 * What the screens call the words of an enumeration, by the name of its noun: each in a file of its own, so that a page
 * is sent the words it shows and not those of all.
 */
function writeLabels() {
  mkdirSync(join(target, 'labels'))
  for (const [name, { title, labels }] of types.labels) {
    const text = `/** ${title}. */\nexport const ${name[0]?.toLowerCase()}${name.slice(1)}Labels: Record<${name}, string> = ${JSON.stringify(labels)}`
    const imports = `import type { ${name} } from '../types.gen.ts'`
    writeFileSync(join(target, 'labels', fileOf(name)), `${banner}${imports}\n\n${text}\n`)
  }
  const lines = [...types.labels.keys()].map((name) => `export * from './labels/${fileOf(name)}'`)
  writeFileSync(join(target, 'labels.gen.ts'), `${banner}\n${lines.join('\n')}\n`)
}

/** `agent-type.gen.ts` of `AgentType`. */
function fileOf(name: string): string {
  return `${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.gen.ts`
}

function declaration({ way, endpoint }: Operation): string {
  const name = nameOf(way)
  const input = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
  const output = endpoint.output === 'blob' ? 'Blob' : pageOf(types.write(endpoint.output, 'output'))
  return [
    `/** Input of ${way.join('.')}. */`,
    `export type ${input} = ${types.write(endpoint.input, 'input')}`,
    `/** ${endpoint.summary}${rightsOf(endpoint.access)} */`,
    `export const ${name} = '${wordOf(endpoint)}' as ${endpoint.streams ? 'StreamOp' : 'Op'}<${input}, ${output}>\n`,
  ].join('\n')
}

/** One name for a call's constant: `sessionLogout` for session/logout. */
function nameOf(way: string[]): string {
  return way.map((word, index) => (index === 0 ? word : `${word[0]?.toUpperCase()}${word.slice(1)}`)).join('')
}

function pageOf(type: string): string {
  const page = /^\{ data: (?<item>\w+)\[\]; (?:\/\*\*[^*]*\*\/ )?totalRecord: number \}$/.exec(type)
  return page?.groups?.['item'] ? `Page<${page.groups['item']}>` : type
}

function writeTypes() {
  const page =
    '/** A page of a list. */\nexport interface Page<T> { data: T[]; /** Rows in all; 10001 stands for more than 10,000. */ totalRecord: number }\n'
  const lines = [...types.named].map(([name, type]) =>
    type.startsWith('{') ? `export interface ${name} ${type}` : `export type ${name} = ${type}`,
  )
  writeFileSync(join(target, 'types.gen.ts'), `${banner}${page}${lines.join('\n')}\n`)
}

function writeTree() {
  const imports = domains.map(({ domain }) => `import * as ${domain}Ops from './${domain}.gen.ts'`).join('\n')
  const branches = domains.map(({ domain, operations }) => `  ${domain}: ${branch(domain, operations, 1)},`).join('\n')
  writeFileSync(
    join(target, 'tree.gen.ts'),
    `${banner}${imports}\n\n/** Every call, as the contract arranges them. */\nexport const tree = {\n${branches}\n} as const\n`,
  )
}

function branch(domain: string, operations: Operation[], depth: number): string {
  const groups = Map.groupBy(operations, ({ way }) => way[depth - 1] ?? '')
  const members = [...groups].map(([name, group]) => {
    const [only] = group
    const isLeaf = group.length === 1 && only?.way.length === depth
    return `${name}: ${isLeaf && only ? `${domain}Ops.${nameOf(only.way)}` : branch(domain, group, depth + 1)}`
  })
  return `{ ${members.join(', ')} }`
}
