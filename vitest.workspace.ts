import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { small } from './.storybook/compare-pictures.ts'
import { usual } from './.storybook/windows.ts'
import { testLaunch } from './.toolchain/browser.ts'
import { baselineFolder } from './.toolchain/baselines.ts'
import { LongestFirst } from './.toolchain/longest-first.ts'

const sources = './.storybook/vite.config.ts'

/** As many at once as there are cores: left alone, Vitest keeps one for itself. Each suite says so, none has it from the file. */
const allCores = { maxWorkers: '100%' }

/** What Vitest runs: rules beside their files, the server through the SDK, journeys over the built site, and the stories in Chromium. */
const projects = [
  {
    extends: sources,
    test: {
      name: 'unit',
      ...allCores,
      environment: 'node',
      // Rules keep nothing: files share what they read.
      isolate: false,
      // A law is tried a hundred times and more; on a machine that does other work that is more than Vitest's five seconds.
      testTimeout: 60_000,
      include: [
        'packages/{contract,trade,sdk,ui}/src/**/*.test.ts',
        'packages/sdk/generator/**/*.test.ts',
        'packages/sdk/*.test.ts',
        'site/src/**/*.test.ts',
        '.toolchain/{,chaos/,load/}*.test.ts',
      ],
    },
  },
  {
    extends: sources,
    test: {
      name: 'server',
      ...allCores,
      environment: 'node',
      // Reading the whole server costs more than most files of tests: they share what was read. Every house is its own.
      isolate: false,
      include: ['packages/server/{src,test}/**/*.test.ts'],
      testTimeout: 120_000,
      hookTimeout: 60_000,
      globalSetup: ['packages/server/test/template.ts'],
    },
  },
  {
    extends: sources,
    test: {
      name: 'journeys',
      // A journey waits a fifth of its time, for a command or a server that starts: one more than there are cores.
      maxWorkers: availableParallelism() + 1,
      environment: 'node',
      // As for the server: files share what was read, and one browser.
      isolate: false,
      include: ['site/e2e/**/*.test.ts'],
      // As for stories: no journey on an idle machine comes near.
      testTimeout: 180_000,
      hookTimeout: 300_000,
      globalSetup: ['site/e2e/served.ts'],
      expect: { poll: { timeout: 45_000 } },
    },
  },
] satisfies TestProjectConfiguration[]

/** Reading Storybook's settings takes four seconds of a start, and Vitest chooses among projects when all are read. */
const stories = (): TestProjectConfiguration => ({
  extends: sources,
  plugins: [storybookTest({ configDir: new URL('.storybook', import.meta.url).pathname })],
  test: {
    name: 'stories',
    ...allCores,
    // A window of its own for each file costs more than most of its stories: what one leaves behind is cleared by `visual.setup.ts`.
    isolate: false,
    // Nothing waits this long where nobody else is at work: these are for a machine that does much else.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A picture is looked at until it is still.
    expect: { poll: { timeout: 45_000 } },
    setupFiles: ['./.storybook/visual.setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // A picture is asked for again: see `visual.setup.ts`.
      provider: playwright({ launchOptions: testLaunch, actionTimeout: 8000 }),
      commands: { bringToFront: ({ page }) => page.bringToFront() },
      viewport: usual,
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'small',
          comparatorOptions: { allowedMismatchedPixels: 40 },
          comparators: { small },
          resolveScreenshotPath: ({ arg, ext, root }) => `${root}/${baselineFolder}/${arg}${ext}`,
        },
      },
    },
  },
})

const named = process.argv.filter((word) => word.startsWith('--project='))
const isAsked = named.length === 0 || named.some((word) => /stories|[*!]/.test(word))

export default defineConfig({
  test: { projects: [...projects, ...(isAsked ? [stories()] : [])], sequence: { sequencer: LongestFirst } },
})
