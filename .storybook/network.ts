import type { MockTerms } from '@xinpu/sdk/mock'
import { mocks } from '@xinpu/sdk/mock'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'

/** What a story answers itself, as `parameters.network`; every other call gets the contract's example. */
export type StoryNetwork = (terms: MockTerms) => RequestHandler[]

const slow = 2500

async function start() {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    // Storybook may lie in any folder; Vitest is at the root.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  })
  return worker
}

const load = mswLoader(start)

/** Puts the product behind `/api` for one story: as fast, as slow or as broken as the toolbar says. */
export async function answer(context: Parameters<typeof load>[0]): Promise<void> {
  const own = context.parameters['network'] as StoryNetwork
  const terms: MockTerms = context.globals['network'] === 'slow' ? { delay: slow } : {}
  const broken = http.all('*/api/*', () => HttpResponse.error())
  const msw = context.globals['network'] === 'failing' ? [broken] : [...own(terms), ...mocks(terms)]
  await load({ ...context, parameters: { ...context.parameters, msw } })
}
