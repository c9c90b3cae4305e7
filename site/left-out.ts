import type { Plugin } from 'vite'

/** Files of others that the site has no use for, with the little that stands in their place. oxlint forbids to ask for the rest. */
const standIns: readonly [file: RegExp, code: string][] = [
  // styled-components writes prefixes for browsers of ten years ago only when it is told to.
  [/\/stylis\/src\/Prefixer\.js$/, 'export const prefix = (value) => value'],
  // Our links are the browser's (decision 12); of the router's is left what gives a place its type.
  [/\/react-router\/dist\/esm\/link\.js$/, places()],
  // What acts goes through `useAct`, and lists have pages.
  [/\/query-core\/build\/modern\/mutation\.js$/, absent('Mutation', 'getDefaultState')],
  [/\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/, growing()],
  // The root of the page says which language it is in; nobody asks the browser for its own.
  [/\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/, chinese()],
  // React has had this hook since 18; what stands in for it is for those before.
  [/\/use-sync-external-store\/shim\/index\.js$/, "export { useSyncExternalStore } from 'react'"],
  // Scripts bring no styles and list no preloads; what is left is to tell of one that did not come.
  [/^\0vite\/preload-helper\.js$/, preload()],
]

/** Leaves out of the browser's scripts what others wrote for cases that the site does not have (decision 6). */
export function leftOut(): Plugin {
  const met = new Set<RegExp>()

  return {
    name: 'left-out',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const [file, code] = standIns.find(([one]) => one.test(id)) ?? []
      if (file) met.add(file)
      return code
    },
    // A file that moved within its package would come back unseen.
    generateBundle() {
      for (const [file] of standIns) if (!met.has(file)) this.error(`No file is ${file}, which the site leaves out.`)
    },
  }
}

/** Names that must be there and are never called. */
function absent(...names: readonly string[]): string {
  return names.map((name) => `export function ${name}() { throw new Error('${name} is left out') }`).join('\n')
}

function places(): string {
  return `export const linkOptions = (link) => link\n${absent('Link', 'createLink', 'useLinkProps', 'composeHandlers')}`
}

function growing(): string {
  return absent('infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage')
}

function chinese(): string {
  return `const locale = { locale: 'zh-CN', direction: 'ltr' }
    export const getDefaultLocale = () => locale
    export const useDefaultLocale = getDefaultLocale`
}

function preload(): string {
  return `export const __vitePreload = (load) =>
    load().catch((payload) => {
      const event = new Event('vite:preloadError', { cancelable: true })
      event.payload = payload
      dispatchEvent(event)
      if (!event.defaultPrevented) throw payload
    })`
}
