import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A Chromium of the machine; without one, Playwright's own. */
export const executablePath = process.env['CHROMIUM_PATH'] ?? places.find((place) => existsSync(place))

const shell = '/usr/bin/chromium-headless-shell'

/**
 * The same Chromium without windows, where the machine has it: it starts no processes that draw tabs, which saves
 * journeys a tenth of their time. Text is drawn some pixels otherwise, so pictures are taken with the whole one.
 */
export const shellPath = process.env['CHROMIUM_PATH'] ?? (existsSync(shell) ? shell : executablePath)

/** One set of launch options for stories, journeys and screenshots. */
export const launch = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
  ],
}
