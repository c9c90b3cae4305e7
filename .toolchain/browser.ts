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

/** Launch options for all that is measured in Chromium. */
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

/**
 * The same for stories and journeys. Their pages live for seconds: what V8 makes fast of all that is called some hundred
 * times is thrown away before it pays, an eighth of their processor's time. Ten times as often is often enough here, and a
 * loop that goes round many times is made fast as ever.
 */
export const testLaunch = {
  ...launch,
  args: [...launch.args, '--js-flags=--invocation-count-for-maglev=4000,--invocation-count-for-turbofan=30000'],
}
