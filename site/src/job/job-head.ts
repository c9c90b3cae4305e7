import { fullDay } from '@xinpu/sdk/format'
import { educationLabels, experienceLabels } from '@xinpu/sdk/labels'
import type { JobDetail } from '@xinpu/sdk/types'
import { salaryText } from '@xinpu/ui/job'
import { breadcrumbs, jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'
import { filterOf, type JobParams } from './job-params.ts'

interface Listed {
  page: number
  kind: string | undefined
  jobs: readonly { id: number; title: string }[]
}

const noindex = { name: 'robots', content: 'noindex,follow' }

/** What search engines are told of a page of jobs; of what is narrowed only a kind is listed. */
export function jobsHead({ page, kind, jobs }: Listed, search: JobParams, { origin }: Visit) {
  const { categoryId, ...narrowing } = filterOf(search)
  const asked = new URLSearchParams({
    ...(categoryId !== undefined && { categoryId: String(categoryId) }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  const isNarrowed = Object.keys(narrowing).length > 0 || search.sort !== undefined
  return {
    meta: [
      { title: titleOf(kind ? `${kind}招聘` : '电子行业招聘') },
      {
        name: 'description',
        content: `电子行业的职位，写明数字薪资：${jobs.map(({ title }) => title).join('、')}`.slice(0, 150),
      },
      ...(isNarrowed || jobs.length === 0 ? [noindex] : []),
    ],
    links: [{ rel: 'canonical', href: `${origin}/news/recruit${asked && `?${asked}`}` }],
    scripts: [
      jsonLd({
        '@type': 'ItemList',
        name: '电子行业招聘',
        itemListElement: jobs.map(({ id }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          url: `${origin}/news/recruitDetail/${id}`,
        })),
      }),
    ],
  }
}

const degrees = {
  any: undefined,
  college: 'associate degree',
  bachelor: 'bachelor degree',
  master: 'postgraduate degree',
  doctor: 'postgraduate degree',
} as const

/** What search engines are told of one job: schema.org's JobPosting while it takes applications. */
export function jobHead(job: JobDetail, { origin }: Visit) {
  const facts = [
    job.companyName,
    job.city,
    salaryText(job),
    experienceLabels[job.experience],
    educationLabels[job.education],
  ]
  return {
    meta: [
      { title: titleOf(`${job.title} - ${job.companyName} 招聘`) },
      { name: 'description', content: `${job.title}：${facts.join('，')}。` },
      ...(job.status === 'open' ? [] : [noindex]),
    ],
    links: [{ rel: 'canonical', href: urlOf(job, origin) }],
    scripts: [
      breadcrumbs(origin, [
        { name: '招聘', path: '/news/recruit' },
        { name: job.title, path: `/news/recruitDetail/${job.id}` },
      ]),
      ...(job.status === 'open' ? [jsonLd(postingOf(job, origin))] : []),
    ],
  }
}

const urlOf = ({ id }: JobDetail, origin: string) => `${origin}/news/recruitDetail/${id}`

const postingOf = (job: JobDetail, origin: string) => ({
  '@type': 'JobPosting',
  url: urlOf(job, origin),
  title: job.title,
  description: `${job.description}${job.requirement}`,
  datePosted: fullDay(new Date(job.createTime)),
  employmentType: 'FULL_TIME',
  hiringOrganization: {
    '@type': 'Organization',
    name: job.companyName,
    ...(job.logo && { logo: new URL(job.logo, origin).href }),
  },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: job.city,
      addressCountry: 'CN',
      ...(job.address && { streetAddress: job.address }),
    },
  },
  ...(degrees[job.education] && {
    educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory: degrees[job.education] },
  }),
  ...(job.salaryMin !== undefined && {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'CNY',
      value: {
        '@type': 'QuantitativeValue',
        unitText: 'MONTH',
        minValue: job.salaryMin,
        ...(job.salaryMax !== undefined && { maxValue: job.salaryMax }),
      },
    },
  }),
})
