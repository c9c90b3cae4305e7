import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeFileName } from './index.ts'

test.each([
  ['数据手册.pdf', '数据手册.pdf'],
  ['a/b\\c:d*e?.pdf', 'a b c d e.pdf'],
  ['../../etc/passwd', 'etc passwd'],
  ['..\\..\\x.sh', 'x.sh'],
  ['C:\\temp\\a.txt', 'C temp a.txt'],
  ['name. . ', 'name'],
  ['a\nb\u0000c\u0085d.txt', 'a b c d.txt'],
  ['invoice\u202Efdp.exe', 'invoice fdp.exe'],
  ['\u2066a\u2069.pdf', 'a.pdf'],
  ['half \ud800 pair.pdf', 'half pair.pdf'],
  ['con', '_con'],
  ['CON.txt', '_CON.txt'],
  ['nul .tar.gz', '_nul.tar.gz'],
  ['COM1.log', '_COM1.log'],
  ['lpt².log', '_lpt².log'],
  ['console.log', 'console.log'],
  ['COM10.log', 'COM10.log'],
  ['', '未命名'],
  ['..', '未命名'],
  ['\u200b', '未命名'],
  ['///.pdf', '未命名.pdf'],
])('%j is saved as %s', (name, saved) => expect(safeFileName(name)).toBe(saved))

test('a long name is cut, its extension is not', () => {
  expect(safeFileName(`${'长'.repeat(300)}.pdf`)).toBe(`${'长'.repeat(116)}.pdf`)
  expect(safeFileName(`a${'😀'.repeat(100)}.zip`)).toBe(`a${'😀'.repeat(57)}.zip`)
  expect(safeFileName(`${'b'.repeat(120)}`)).toHaveLength(120)
})

/** Names made of what is dangerous in one, mixed with any characters at all. */
const piece = fc.oneof(
  fc.constantFrom('.', ' ', '/', '\\', 'con', 'COM1', 'nul', '\u202e', '\ud83d', '\ude00', '.pdf', 'a'.repeat(110)),
  fc.string({ unit: 'binary', maxLength: 20 }),
)
const names = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''))
const device = /^(?:con|prn|aux|nul|com\d|lpt\d) *(?:\.|$)/i

test('any text makes a name that every system takes, and saving again keeps it', () => {
  fc.assert(
    fc.property(names, (name) => {
      const saved = safeFileName(name)
      expect(saved.length).toBeGreaterThan(0)
      expect(saved.length).toBeLessThanOrEqual(120)
      expect(saved).not.toMatch(/[/\\:*?"<>|\p{Cc}\p{Cf}\p{Cs}]|^[. ]|[. ]$/u)
      expect(saved).not.toMatch(device)
      expect(safeFileName(saved)).toBe(saved)
    }),
    { numRuns: 1000 },
  )
})

test.each(['.', ' ', '. ', '/', 'con.', '\u202e'])('a long run of %j takes linear time', (part) => {
  const started = performance.now()
  safeFileName(`a${part.repeat(200_000)}b`)
  expect(performance.now() - started).toBeLessThan(500)
})
