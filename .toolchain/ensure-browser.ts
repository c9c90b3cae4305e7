import { spawnSync } from 'node:child_process'
import { executablePath } from './browser.ts'

const run = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: 'utf8' })

/** A Chromium and Chinese fonts for the browser tests: those of the machine, else by apt-get when we may, else the command to type. */
export function ensureBrowser(): void {
  const missing = missingPackages()
  const mayInstall = process.getuid?.() === 0 && run('apt-get', '--version').status === 0 && !process.env['NO_APT']
  if (mayInstall) {
    if (missing.length > 0) installWithApt(missing)
    return addShell()
  }
  if (missing.length === 0) return
  if (missing.includes('chromium') && run('playwright', 'install', 'chromium').status === 0 && missing.length === 1)
    return
  console.error(
    `The browser tests need: ${missing.join(', ')}.\nInstall them with: sudo apt-get install -y --no-install-recommends ${missing.join(' ')}`,
  )
  process.exit(1)
}

/** Journeys are quicker with it and run without it; some distributions have none. */
function addShell(): void {
  const shell = 'chromium-headless-shell'
  if (run(shell, '--version').status === 0 || run('apt-cache', 'show', shell).status !== 0) return
  if (apt('install', '-y', '-qq', '--no-install-recommends', shell) !== 0) console.log(`› Going on without ${shell}.`)
}

function missingPackages(): string[] {
  const hasHan = (run('fc-list', ':lang=zh-cn', 'family').stdout ?? '').includes('Noto Sans CJK')
  const hasMono = (run('fc-match', 'Noto Sans Mono', 'family').stdout ?? '').includes('Noto Sans Mono')
  const hasLatin = (run('fc-match', 'system-ui', 'family').stdout ?? '').includes('DejaVu Sans')
  return [
    ...(executablePath ? [] : ['chromium']),
    ...(hasHan ? [] : ['fonts-noto-cjk', 'fontconfig']),
    ...(hasLatin ? [] : ['fonts-dejavu-core']),
    ...(hasMono ? [] : ['fonts-noto-mono']),
  ]
}

function installWithApt(packages: string[]): void {
  console.log(`› apt-get install ${packages.join(' ')}`)
  apt('update', '-qq')
  if (apt('install', '-y', '-qq', '--no-install-recommends', ...packages) !== 0) process.exit(1)
}

const apt = (...args: string[]) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status
