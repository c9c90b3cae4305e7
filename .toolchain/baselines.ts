import { spawnSync } from 'node:child_process'
import { executablePath } from './browser.ts'

const version = executablePath && spawnSync(executablePath, ['--version'], { encoding: 'utf8' }).stdout
const major = /\s(?<major>\d+)\./.exec(version || '')?.groups?.['major'] ?? 'bundled'

/** Where the pictures of this platform and this major of Chromium are kept: another pair draws other pixels. */
export const baselineFolder = `.storybook/baselines/${process.platform}-${process.arch}-chromium${major}`
