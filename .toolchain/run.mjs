// Runs on any Node >= 18 with nothing but npm: brings the Node and the pnpm this project is pinned to, then does the work.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, '.toolchain', 'node_modules', '.bin')
const env = {
  ...process.env,
  PATH: bin + delimiter + join(root, 'node_modules', '.bin') + delimiter + process.env.PATH,
  STORYBOOK_DISABLE_TELEMETRY: '1',
  VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
  // Sources are read as TypeScript: what was made of them is kept between runs.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
}
const shell = process.platform === 'win32'
const typescript = ['--conditions=@xinpu/source', '--disable-warning=ExperimentalWarning']

function say(text) {
  console.log(`\u203a ${text}`)
}

/** Does one thing to its end; what fails ends the whole with its exit code. */
function sh(command, args, extra = {}) {
  const result = spawnSync(command, args, { cwd: root, env, stdio: 'inherit', shell, ...extra })
  if (result.error) throw result.error
  if (result.status !== 0) process.exit(result.status ?? 1)
}

/** Runs something that stays: what stops us stops it, and its end is ours. */
function stay(command, args, extraEnv = {}) {
  const child = spawn(command, args, { cwd: root, env: { ...env, ...extraEnv }, stdio: 'inherit', shell })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal === 'SIGINT' ? 'SIGTERM' : signal))
  // npm does not pass SIGTERM on through its shell: without a parent we stop too.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill(), 500).unref()
  child.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 0)))
}

/** Does a thing again only when the file it depends on has changed. */
function once(stamp, file, work) {
  const wanted = readFileSync(join(root, file), 'utf8')
  const at = join(root, stamp)
  if (existsSync(at) && readFileSync(at, 'utf8') === wanted) return
  work()
  writeFileSync(at, wanted)
}

function install() {
  once('.toolchain/node_modules/.stamp', '.toolchain/package-lock.json', () => {
    say('Installing Node 26 and pnpm for this project only (.toolchain/)…')
    sh('npm', ['ci', '--prefix', '.toolchain', '--no-audit', '--no-fund', '--loglevel=error'])
  })
  once('node_modules/.stamp', 'pnpm-lock.yaml', () => {
    say('Installing packages…')
    sh('pnpm', ['install', '--frozen-lockfile', '--reporter=silent'])
  })
}

const node = (...args) => sh('node', [...typescript, ...args])
const serverMain = 'packages/server/src/main.ts'
const importMain = 'packages/server/src/catalogue/main.ts'
const reportCommand = 'packages/server/src/article/financial-command.ts'
const adminCommand = 'packages/server/src/account/admin-command.ts'
const reconcileCommand = 'packages/server/src/mall/reconcile-command.ts'
const doctorCommand = 'packages/server/src/operation/doctor-command.ts'
const backupCommand = 'packages/server/src/operation/backup-command.ts'
const filesCommand = 'packages/server/src/operation/files-command.ts'
const buildSite = () => node('.toolchain/build.ts')

const tasks = {
  start() {
    buildSite()
    stay('node', [...typescript, serverMain], {
      NODE_ENV: process.env.NODE_ENV ?? 'production',
      // The server knows whether this machine alone can look.
      SANDBOX: process.env.SANDBOX || 'local',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    })
  },
  dev() {
    say('API on http://127.0.0.1:3000, site with hot reload on http://127.0.0.1:5174')
    buildSite()
    const api = spawn('node', [...typescript, '--watch', serverMain], { cwd: root, env, stdio: 'inherit', shell })
    process.on('exit', () => api.kill())
    stay('pnpm', ['--filter', 'site', 'exec', 'vite'])
  },
  build: () => buildSite(),
  libraries() {
    for (const library of ['sdk', 'ui']) {
      say(`Building @xinpu/${library}…`)
      sh(join('node_modules', '.bin', 'tsup'), ['--silent'], { cwd: join(root, 'packages', library) })
    }
  },
  test: (args) => stay('node', [...typescript, '.toolchain/test.ts', ...args]),
  gen: () => node('packages/sdk/generator/main.ts'),
  gaps: () => node('packages/server/src/gaps.ts'),
  gold: () => node('.toolchain/bench/gold.ts'),
  types: () => node('.toolchain/types.ts'),
  lint() {
    sh('oxlint', ['--deny-warnings'])
    sh('oxfmt', ['--check', '.'])
    sh('knip', [])
  },
  format: () => sh('oxfmt', ['.']),
  storybook: () => stay('storybook', ['dev', '-p', '6006', '--host', '127.0.0.1', '--no-open']),
  'build-storybook': () => sh('storybook', ['build', '--quiet']),
  pictures: (args) => node('.toolchain/pictures.ts', ...args),
  chromatic() {
    if (!env.CHROMATIC_PROJECT_TOKEN) return say('CHROMATIC_PROJECT_TOKEN is not set: nothing to send.')
    sh('storybook', ['build', '--quiet'])
    sh('chromatic', ['--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes'])
  },
  import: ([word, ...rest]) =>
    word === 'reports' ? node(reportCommand, ...rest) : node(importMain, word ?? '', ...rest),
  export: (args) => node(importMain, 'export', ...args),
  reconcile: () => node(reconcileCommand),
  doctor: () => node(doctorCommand),
  backup: (args) => node(backupCommand, 'backup', ...args),
  restore: (args) => node(backupCommand, 'restore', ...args),
  cluster(args) {
    buildSite()
    stay('node', [...typescript, '.toolchain/cluster.ts', ...args])
  },
  chaos(args) {
    buildSite()
    stay('node', [...typescript, '.toolchain/chaos.ts', ...args])
  },
  load(args) {
    buildSite()
    stay('node', [...typescript, '.toolchain/load.ts', ...args])
  },
  files: (args) => node(filesCommand, ...args),
  admin: (args) => node(adminCommand, ...args),
  bench: (args) => node('.toolchain/bench.ts', ...args),
  'bench:search'(args) {
    const isWhole = args.every((arg) => arg.startsWith('--'))
    node('.toolchain/bench.ts', ...(isWhole ? ['search', 'fulltext'] : []), ...args)
  },
  'bench:article': (args) => node('.toolchain/bench.ts', 'article', ...args),
  'bench:company': (args) => node('.toolchain/bench.ts', 'company', ...args),
  'bench:demand': (args) => node('.toolchain/bench.ts', 'demand', ...args),
  'bench:disk': (args) => node('.toolchain/bench.ts', 'disk', ...args),
  'bench:mall': (args) => node('.toolchain/bench.ts', 'mall', ...args),
  'bench:message': (args) => node('.toolchain/bench.ts', 'message', ...args),
  'bench:pages': (args) => node('.toolchain/bench.ts', 'rates', ...args),
  'bench:table': (args) => node('.toolchain/bench.ts', 'lines', ...args),
  'bench:typing': (args) => node('.toolchain/bench.ts', 'typing', ...args),
  'bench:ui': (args) => node('.toolchain/bench.ts', 'ui', ...args),
}

const [name = 'start', ...rest] = process.argv.slice(2)
const task = tasks[name]
if (!task) {
  console.error(`Unknown task ${name}. There are: ${Object.keys(tasks).join(', ')}.`)
  process.exit(1)
}
install()
task(rest)
