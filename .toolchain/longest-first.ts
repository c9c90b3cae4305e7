import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { toldSeconds } from './test-times.ts'

/**
 * Files that took longest when the table of times was written are begun first: whichever comes last is run alone, and a
 * short one soon ends.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const told = toldSeconds()
    const secondsOf = ({ moduleId }: TestSpecification) => told.get(relative(this.ctx.config.root, moduleId)) ?? 0
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).toSorted((a, b) => secondsOf(b) - secondsOf(a)),
    )
  }
}
