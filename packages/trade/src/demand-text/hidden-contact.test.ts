import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contactSpans, hiddenContact, hideContacts } from './hidden-contact.ts'

test.each([
  '(0755)12345678',
  '（0755）1234 5678',
  '0755 1234 5678',
  '0755-1234-5678',
  '075512345678',
  '01062345678',
  '400-800-1234',
  '400 8001234',
  '138 - 0013 - 8000',
  '138/0013/8000',
  '138，0013，8000',
  '（138）00138000',
  '138.0013.8000',
  '1 3 8 0 0 1 3 8 0 0 0',
  '1.3.8.0.0.1.3.8.0.0.0',
  '+86 138-0013-8000',
  '微 信：xinpu_01',
  '微·信 xinpu_01',
  'vx xinpu_01',
  'VX：xinpu_01',
  'wx13800138000',
  'V:xinpu_01',
  'Ｖ：xinpu_01',
  'Q:12345678',
  'Q Q：12345678',
  '电 话：0755-8888 6666',
  '+852 9123 4567',
  '00852 91234567',
  '+1 (408) 123-4567',
  '136\u{200B}1234\u{200B}5678',
  '1\u{200B}\u{200B}\u{200B}\u{200B}3612345678',
  '微\u{200B}信xinpu_01',
  '一三八零零一三八零零零',
  '壹叁捌〇〇壹叁捌〇〇〇',
  '①③⑧⓪⓪①③⑧⓪⓪⓪',
  '❶❸❽00❶❸❽000',
  '𝟏𝟑𝟖𝟎𝟎𝟏𝟑𝟖𝟎𝟎𝟎',
  '1️⃣3️⃣8️⃣00138000',
  '138OO138OOO',
  'O755-12345678',
])('%s is hidden whole', (contact) => {
  expect(hideContacts(`要原装 ${contact} 详谈`)).toBe(`要原装 ${hiddenContact} 详谈`)
  expect(hideContacts(`联系${contact}`)).toBe(`联系${hiddenContact}`)
})

test.each(['13800138000', '138OO138OOO', '(0755)12345678'])(
  'a word that ends in a numeral does not show %s',
  (contact) => expect(hideContacts(`统一${contact}`)).toBe(`统一${hiddenContact}`),
)

test.each([
  '25WXA470MEFC10X9',
  'VXM9-9010-52M0833330',
  '0462-201-1631',
  '146-32.768-12.5-20-20/A',
  '0305-1-15-15-47-27-10-0',
  'LPC2148FBD64,151 10000000',
  'AVX TAJB106K016RNJ',
  'Intel 1000000',
  '10M08SAE144C8G Intel 1,000,000 pcs',
  '0436500200 Molex 2000',
  '09185067324',
  '0022-23-2021',
  'V:3.3V Q:5000000',
  'LQFP-48(0402) 1234567',
  '¥1.85 2024-12-05',
  '¥138 20241122',
  '¥130.0001 2024年以后',
  '185 2024-12-05',
  '¥0.0001 20241122',
  '¥4541.0301 20241122',
  '400/800/1200',
  '150/2000/3000',
  '150、2000、3000',
  '24+ 12000000',
  '供电 +5V 1000000',
  '第一批三千五百个，第二批一万二千个',
  'NO10 SO8 10OHM',
])('%s is no way to reach anybody', (text) => expect(hideContacts(text)).toBe(text))

test('a span holds in the text as it was typed, whatever stands before it', () => {
  const before = fc.string({ unit: fc.constantFrom('求', '①', '\u{200B}', '𝟏', '（', '⑩', '😀', '\u{FE0F}', '批') })
  fc.assert(
    fc.property(before, (text) => {
      const [span] = contactSpans(`${text} buyer@example.com`)
      expect(`${text} buyer@example.com`.slice(span?.start, span?.end)).toBe('buyer@example.com')
    }),
  )
})
