import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyOf, readSymbols } from './kicad-symbols.ts'
import { sexprReader } from './sexpr.ts'

const tokens = (pieces: readonly string[]) => {
  const read = sexprReader()
  return pieces.flatMap((piece) => [...read(piece)]).map((token) => (token.type === 'atom' ? token.text : token.type))
}

const library = `(kicad_symbol_lib (version 20211014)
  (symbol "BASE" (in_bom yes) (property "Value" "BASE" (id 0) (at 0 0 0)) (property "Datasheet" "https://ti.com/x.pdf")
    (symbol "BASE_1_1" (pin input line (name "A\\"B"))))
  (symbol "CHILD" (extends "BASE") (property "Value" "LM358") (property "Datasheet" "~"))
  (symbol "RING1" (extends "RING2")) (symbol "RING2" (extends "RING1")))`

test('a library is read however its bytes arrive', () => {
  const whole = tokens([library])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), (size) => {
      const pieces = Array.from({ length: Math.ceil(library.length / size) }, (_, index) =>
        library.slice(index * size, (index + 1) * size),
      )
      expect(tokens(pieces)).toEqual(whole)
    }),
  )
})

test('a symbol has what its base has, and a circle of bases ends', async () => {
  const symbols = await readSymbols(Readable.from([library]))
  const [, child, ring] = symbols.values()
  expect([...symbols.keys()]).toEqual(['BASE', 'CHILD', 'RING1', 'RING2'])
  expect(child && propertyOf(symbols, child, 'Value')).toBe('LM358')
  expect(child && propertyOf(symbols, child, 'Datasheet')).toBe('https://ti.com/x.pdf')
  expect(ring && propertyOf(symbols, ring, 'Value')).toBe('')
})

test('parentheses too many and too few are forgiven', () => {
  expect(tokens([')) (a (b'])).toEqual(['open', 'a', 'open'])
  expect(tokens(['(a "unfinished'])).toEqual(['open', 'a'])
})

test('a file made to fill the memory is refused', () => {
  expect(() => tokens(['('.repeat(100)])).toThrow('nests deeper')
  expect(() => tokens([`("${'x'.repeat(100_000)}`])).toThrow('a word of more')
  expect(() => tokens(['x'.repeat(100_000)])).toThrow('a word of more')
})

test.each(['"', '\\', '"\\', 'a', ' ', ')', '""', '("'])('a long run of %s takes linear time', (piece) => {
  const started = performance.now()
  try {
    tokens([piece.repeat(400_000)])
  } catch {
    // Refusing is as good as reading.
  }
  expect(performance.now() - started).toBeLessThan(2000)
})
