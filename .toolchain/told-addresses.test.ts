import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { expect, test } from 'vitest'
import { centerType, roomOf } from '../site/src/account/center-menu.ts'
import { hallOf } from '../site/src/demand/hall-params.ts'
import { shoppingRoomOf } from '../site/src/mall/shopping-room.ts'
import { blockOf } from '../site/src/stock/stock-params.ts'

const root = join(import.meta.dirname, '..')
const filesIn = (folder: string, name: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

/** The paths of pages as patterns: `$id` is one part of a path, `$` the rest of it. */
const pages = filesIn('site/src/routes', /^(?!__).*\.tsx$/).map((file) => {
  const path = relative(join(root, 'site/src/routes'), file).replace(/(?:\/?index)?\.tsx$/, '')
  const parts = path.split(sep).map((part) => part.replace(/^\$$/, '(?<rest>.*)').replaceAll(/\{?\$\w+\}?/g, '[^/]+'))
  return {
    path: `/${path.replaceAll(sep, '/')}`,
    pattern: new RegExp(`^/${parts.join('/').replace(/\/\(\?<rest>/, '/?(?<rest>')}$`),
  }
})

/** Where the rest of a path is a word that a page knows or says that there is no such page. */
const knows: Record<string, (rest: string) => boolean> = {
  '/userCenter/$': (rest) => rest === '' || centerType(rest) !== undefined,
  '/mall/userCenter/$': (rest) => shoppingRoomOf(rest) !== undefined,
  '/inquiry/index/$': (rest) => hallOf(rest) !== undefined,
  '/inquiry/inquiryMore/$': (rest) => blockOf(rest) !== undefined,
}

const hasPage = (path: string) =>
  pages.some((page) => {
    const found = page.pattern.exec(path)
    return found && (knows[page.path]?.(found.groups?.['rest'] ?? '') ?? true)
  })

/** The number that an address of the user centre carries names its own room. */
const namesItsRoom = (path: string, type: string | null) => type === null || roomOf(Number(type)).path === path

const centerFolder = 'site/src/account'
const centerPage = readFileSync(join(root, centerFolder, 'CenterPage.tsx'), 'utf8')

/** The source of each room of the user centre, by the name of its component. */
const roomFiles = new Map(
  [...centerPage.matchAll(/import\('(.+\/(\w+)\.tsx)'\)/g)].map(([, path = '', name = '']) => [
    name,
    join(root, centerFolder, path),
  ]),
)

/** What a room is written in, and what it takes from its own folder. */
function roomText(type: number): string {
  const row = new RegExp(`^  ${type}: .*$`, 'm').exec(centerPage)?.[0] ?? ''
  const file = [...roomFiles].find(([name]) => new RegExp(`\\b${name}\\b`).test(row))?.[1]
  if (!file) return ''
  const text = readFileSync(file, 'utf8')
  const beside = [...text.matchAll(/ from '(\.\/[^']+)'/g)].map(([, path = '']) => join(file, '..', path))
  return [text, ...beside.map((path) => readFileSync(path, 'utf8'))].join('\n')
}

/** A tab of the user centre that an address names is a word of its room; other pages read what they are given. */
function hasTab(path: string, { type, tab }: { type: string | null; tab: string | null }): boolean {
  const number = path === '/mall/userCenter' ? 47 : Number(type ?? centerType(path.replace('/userCenter/', '')))
  return tab === null || !path.includes('/userCenter') || roomText(number).includes(`'${tab}'`)
}

const isTelling = /\b(?:notify|notifyMany|tellOfDay|tell\w*)\(|'alert'|\binto alert\b/
const address =
  /(?<=['`])\/(?:agentList|brandDetail|checkEnterprise|circle|inquiry|im|mall|news|prefecture|specification_detail|userCenter)\b[^'`]*/g

/** Addresses that are written where people are told of something, with a number in place of what is put in. */
const told = filesIn('packages/server/src', /(?<!\.test)\.ts$/)
  .map((file) => ({ file: relative(root, file), text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => isTelling.test(text))
  .flatMap(({ file, text }) =>
    [...text.matchAll(address)].map(([match]) => ({ file, url: match.replaceAll(/\$\{[^}]*\}/g, '1') })),
  )

test('whatever people are told of leads to a page that is there', () => {
  expect(told.length).toBeGreaterThan(20)
  const lost = told.filter(({ url }) => {
    const { pathname, searchParams } = new URL(url, 'https://site.example')
    const [type, tab] = [searchParams.get('type'), searchParams.get('tab')]
    return !hasPage(pathname) || !namesItsRoom(pathname, type) || !hasTab(pathname, { type, tab })
  })
  expect(lost).toEqual([])
})
