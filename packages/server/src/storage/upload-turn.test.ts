import { expect, test } from 'vitest'
import { turnstile } from './upload-turn.ts'

/** Work that ends when it is told to, and the order in which it began. */
function bench(most: number) {
  const inTurn = turnstile(most)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const bring = (who: string, name: string) =>
    inTurn(who, () => {
      begun.push(name)
      return new Promise<void>((resolve) => void ends.set(name, resolve))
    })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { begun, bring, settle, end: (name: string) => (ends.get(name)?.(), settle()) }
}

test('whoever brings many waits behind whoever brings one', async () => {
  const { begun, bring, settle, end } = bench(1)
  for (const name of ['a1', 'a2', 'a3']) void bring('a', name)
  void bring('b', 'b1')
  void bring('c', 'c1')
  await settle()
  for (let ended = 0; ended < 5; ended += 1) await end(begun[ended] ?? '')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3'])
})

test('one person has one piece of work under way, however many places are free', async () => {
  const { begun, bring, settle } = bench(2)
  for (const [who, name] of [
    ['a', 'a1'],
    ['a', 'a2'],
    ['b', 'b1'],
  ] as const)
    void bring(who, name)
  await settle()
  expect(begun).toEqual(['a1', 'b1'])
})

test('a person’s own line ends before everybody’s, and a full one takes nobody', async () => {
  const { bring, settle } = bench(1)
  const refused: string[] = []
  const try_ = (who: string) =>
    bring(who, who).catch(({ code }: { code: string }) => void refused.push(`${who} ${code}`))
  for (let count = 0; count < 10; count += 1) void try_('a')
  await settle()
  expect(refused).toEqual(['a TOO_FREQUENT'])
  for (const who of ['b', 'c']) for (let count = 0; count < 6; count += 1) void try_(who)
  await settle()
  expect(refused).toHaveLength(1)
  void try_('d')
  await settle()
  expect(refused.at(-1)).toBe('d TOO_FREQUENT')
})

test('work that fails gives its place on', async () => {
  const inTurn = turnstile(1)
  await expect(inTurn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(inTurn('a', async () => 'next')).resolves.toBe('next')
})
