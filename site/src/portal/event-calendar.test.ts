import type { EventVO } from '@xinpu/sdk/types'
import { expect, test } from 'vitest'
import { calendarOf } from './event-calendar.ts'

const event: EventVO = {
  id: 7,
  title: '共读；压差, PSRR',
  summary: '很长的说明'.repeat(30),
  address: '线上',
  beginTime: '2026-12-02T11:00:00.000Z',
  endTime: '2026-12-02T13:00:00.000Z',
  status: 'upcoming',
  signCount: 1,
  isSigned: true,
}

test('a calendar gets the event with its signs escaped, and no line is longer than 75 octets', () => {
  const file = calendarOf(event, 'http://127.0.0.1:3000', new Date('2026-11-25T00:00:00Z'))
  expect(file).toContain('DTSTART:20261202T110000Z\r\n')
  expect(file).toContain('SUMMARY:共读；压差\\, PSRR\r\n')
  expect(file).toContain('UID:event-7@127.0.0.1\r\n')
  expect(file).toContain('BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT1H\r\nDESCRIPTION:共读；压差\\, PSRR\r\n')
  const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${event.summary}`)
})
