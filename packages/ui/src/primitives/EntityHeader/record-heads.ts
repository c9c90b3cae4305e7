import { educationLabels, experienceLabels, jobStatusLabels } from '@xinpu/sdk/labels'
import { formatNumber } from '@xinpu/sdk/format'
import type { JobVO, TycCompany } from '@xinpu/sdk/types'
import { known, type Head } from './head-of.ts'

/** A job: what it pays and asks for stands where others have counts. */
export const jobHead = (job: JobVO): Head => ({
  name: job.title,
  other: job.companyName,
  picture: { src: job.logo ?? '', shape: 'logo' },
  tags: [
    ...(job.status === 'closed' ? [{ tone: 'warn', text: jobStatusLabels.closed } as const] : []),
    ...job.tags.map((text) => ({ tone: 'neutral', text }) as const),
  ],
  lines: known(job.categoryName, `${formatNumber(job.viewCount)} 次浏览`),
  facts: [
    { label: '月薪', value: salaryOf(job) },
    { label: '城市', value: job.city },
    { label: '学历', value: educationLabels[job.education] },
    { label: '经验', value: experienceLabels[job.experience] },
  ],
})

function salaryOf({ salaryMin, salaryMax }: JobVO): string {
  if (salaryMin === undefined) return '面议'
  return salaryMax === undefined
    ? `¥${formatNumber(salaryMin)} 起`
    : `¥${formatNumber(salaryMin)}–${formatNumber(salaryMax)}`
}

/** What a register says about a company; the register itself is named. */
export const companyHead = (company: TycCompany): Head => ({
  name: company.name,
  other: company.historyNames?.length ? `曾用名 ${company.historyNames.join('、')}` : undefined,
  picture: { src: company.logo ?? '', shape: 'logo' },
  tags: [
    { tone: /存续|在业|开业/.test(company.regStatus) ? 'ok' : 'danger', text: company.regStatus },
    ...company.tags.map((text) => ({ tone: 'neutral', text }) as const),
  ],
  lines: known(
    `统一社会信用代码 ${company.creditCode}`,
    company.industry,
    company.regLocation,
    `数据来源：${company.source}`,
  ),
  website: company.websiteList?.split(/[\n;,\t]/)[0],
  facts: [
    { label: '法定代表人', value: company.legalPersonName },
    { label: '注册资本', value: company.regCapital },
    { label: '成立日期', value: company.estiblishTime.slice(0, 10) },
    ...(company.staffNumRange ? [{ label: '人员规模', value: company.staffNumRange }] : []),
  ],
})
