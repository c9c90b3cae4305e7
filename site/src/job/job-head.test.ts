import type { JobDetail } from '@xinpu/sdk/types'
import { expect, test } from 'vitest'
import { jobHead } from './job-head.ts'

const visit = { origin: 'https://xinpu.test', theme: 'system', now: '2026-01-01T00:00:00.000Z' } as const

const job: JobDetail = {
  id: 7,
  title: '电源工程师',
  companyName: '深圳市芯谱电子有限公司',
  logo: '/files/logo.png',
  city: '深圳',
  salaryMin: 20_000,
  education: 'any',
  experience: 'any',
  categoryId: 1,
  categoryName: '硬件研发',
  tags: [],
  status: 'open',
  viewCount: 0,
  createTime: '2026-01-01T17:00:00.000Z',
  updateTime: '2026-01-01T17:00:00.000Z',
  description: '<p>负责电源</p>',
  requirement: '',
  isDelivered: false,
  recommends: [],
}

const postingOf = (told: JobDetail) =>
  jobHead(told, visit)
    .scripts.map(({ children }) => JSON.parse(children) as Record<string, unknown>)
    .find((facts) => facts['@type'] === 'JobPosting')

test('a posting is dated by the day in China, and its logo has an address that search engines can open', () => {
  const posting = postingOf(job)
  expect(posting).toMatchObject({ datePosted: '2026-01-02', url: 'https://xinpu.test/news/recruitDetail/7' })
  expect(posting).toMatchObject({ hiringOrganization: { logo: 'https://xinpu.test/files/logo.png' } })
  const outside = postingOf({ ...job, logo: 'https://cdn.test/a.png' })
  expect(outside).toMatchObject({ hiringOrganization: { logo: 'https://cdn.test/a.png' } })
})

test('a job that takes nobody any more is no posting', () => {
  expect(postingOf({ ...job, status: 'closed' })).toBeUndefined()
})
