import type { EventVO } from '@xinpu/sdk/types'

const stamp = (at: string): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

/** TEXT of RFC 5545, section 3.3.11. */
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n')

const most = 70

/** Lines end within 75 octets and go on behind a space (RFC 5545, section 3.1); a character of ours has three at most. */
const folded = (line: string): string => {
  const pieces: string[] = ['']
  let octets = 0
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length
    if (octets + size > most) {
      pieces.push('')
      octets = 0
    }
    pieces[pieces.length - 1] += sign
    octets += size
  }
  return pieces.join('\r\n ')
}

/** An event as a file for calendars (RFC 5545), which remind of it an hour before. */
export const calendarOf = (event: EventVO, origin: string, now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//xinpu//events//ZH',
    'BEGIN:VEVENT',
    `UID:event-${event.id}@${new URL(origin).hostname}`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    `DTSTART:${stamp(event.beginTime)}`,
    `DTEND:${stamp(event.endTime)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.summary)}`,
    `LOCATION:${escaped(event.address)}`,
    `URL:${origin}/events?id=${event.id}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT1H',
    `DESCRIPTION:${escaped(event.title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
