import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { expect, inject, it } from 'vitest'

/** As it is written, which no client of a higher kind sends. */
async function ask(path: string) {
  const { hostname, port } = new URL(inject('origin'))
  const [answer] = (await once(request({ hostname, port, path }).end(), 'response')) as [IncomingMessage]
  answer.resume()
  return { status: answer.statusCode ?? 0, location: answer.headers.location }
}

const beginnings = ['/', '//', '/\\', '/%5c', '/%2f', '/.', '/../', '/@', '/a@b/', '/^', '/%5E', '/%', '/;']
const hosts = ['evil.example', 'a:b@evil.example', '%65vil.example', '']
const endings = ['', '/', '//', '/%2f..', '/..', '?q=^', '%0d%0aa:b']

it('whatever path is asked, nobody is led to another site or round in a circle, and nothing breaks', async () => {
  const paths = beginnings.flatMap((start) => hosts.flatMap((host) => endings.map((end) => `${start}${host}${end}`)))
  expect(await faultsOf(paths)).toEqual([])
})

async function faultsOf(paths: string[]): Promise<string[]> {
  const faults: string[] = []
  for (const path of paths) {
    const seen = [path]
    let { status, location } = await ask(path)
    while (location?.startsWith('/') && !/^\/[/\\]/.test(location) && !seen.includes(location)) {
      seen.push(location)
      ;({ status, location } = await ask(location))
    }
    if (status >= 500 || location !== undefined) faults.push(`${seen.join(' → ')}: ${status} ${location ?? ''}`)
  }
  return faults
}

it('a search for a word with ^ is found at its address', async () => {
  for (const path of ['/datasheet/datasheetSearch/10^6', '/datasheet/datasheetSearch/10%5E6'])
    expect(await ask(path)).toEqual({ status: 200, location: undefined })
})

it('a path with too many strokes leads to the one it means', async () => {
  expect(await ask('//datasheet')).toEqual({ status: 308, location: '/datasheet' })
})
