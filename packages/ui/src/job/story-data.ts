import type { JobDelivery, JobDetail, JobVO, MyJob } from '@xinpu/sdk/types'

/** Jobs of invented companies. */
export const jobs: readonly JobVO[] = [
  job(1, '模拟 IC 设计工程师（电源方向）', {
    salaryMin: 35_000,
    salaryMax: 60_000,
    salaryMedian: 42_000,
    city: '上海',
    education: 'master',
    experience: 'from5',
    tags: ['Buck', 'LDO', 'Cadence', 'BCD 工艺'],
  }),
  job(2, 'FAE（电源与电机）', {
    salaryMin: 20_000,
    salaryMax: 32_000,
    salaryMedian: 26_000,
    city: '上海',
    tags: ['DC-DC', 'FOC', '示波器', '出差 30%'],
    delivery: { status: 'viewed', createTime: '2026-11-20T08:00:00Z' },
  }),
  job(3, '嵌入式软件工程师', {
    salaryMin: 15_000,
    salaryMax: 25_000,
    city: '成都',
    experience: 'under3',
    tags: ['GD32', 'FreeRTOS', 'CAN FD'],
  }),
  job(4, '射频与高速数字混合信号测试工程师（含天线、毫米波与相控阵标定，需长期驻厂）', {
    city: '苏州',
    companyName: '苏州工业园区超长名称测试设备与自动化系统集成股份有限公司',
    tags: [],
  }),
]

function job(id: number, title: string, told: Partial<JobVO>): JobVO {
  return {
    id,
    title,
    companyName: '上海砺舟半导体有限公司',
    city: '上海',
    education: 'bachelor',
    experience: 'from3',
    categoryId: 3,
    categoryName: 'IC 设计',
    tags: [],
    status: 'open',
    viewCount: 128,
    createTime: '2026-11-22T02:00:00Z',
    updateTime: '2026-11-22T02:00:00Z',
    ...told,
  }
}

const [first, second, third, fourth] = jobs as [JobVO, JobVO, JobVO, JobVO]

/** A job with its texts. */
export const detail: JobDetail = {
  ...second,
  description: '<p>支持客户把电源方案做到量产。</p>',
  requirement: '<ul><li>会看环路的波特图</li><li>能出差</li></ul>',
  address: '浦东新区张江路 88 号 3 楼',
  isDelivered: false,
  recommends: [],
}

/** The jobs of a company, with who applied. */
export const myJobs: readonly MyJob[] = [
  { ...first, deliveryCount: 31, newCount: 6 },
  { ...third, deliveryCount: 12, newCount: 0, status: 'closed' },
  { ...fourth, deliveryCount: 0, newCount: 0 },
]

export const kinds = [
  { value: '1', label: '硬件研发' },
  { value: '3', label: 'IC 设计' },
]
export const contacts = [{ value: '7', label: '王敏' }]

const sent = {
  user: { id: 9, avatar: '', nickName: '林工' },
  name: '林书远',
  mobile: '+86-13800000000',
  resumeUrl: '/files/resume.pdf',
  resumeName: '林工_电源_2026.pdf',
  createTime: '2026-11-22T02:00:00Z',
} as const

/** Applications in different states. */
export const deliveries: readonly JobDelivery[] = [
  { ...sent, id: 1, job: first, status: 'sent' },
  {
    ...sent,
    id: 2,
    job: first,
    name: '顾一鸣（曾在苏州工业园区超长名称测试设备与自动化系统集成股份有限公司）',
    status: 'viewed',
    remark: '做过两颗 36 V Buck，一颗量产 300 万片。\n一个月到岗。',
    answerTime: '2026-11-22T03:00:00Z',
  },
  {
    ...sent,
    id: 3,
    job: third,
    name: '苏合',
    status: 'hired',
    answer: '很高兴请您加入，录用通知会发到您的手机，请查收。',
    answerTime: '2026-11-22T03:00:00Z',
  },
]

export const now = new Date('2026-11-22T04:00:00Z')
