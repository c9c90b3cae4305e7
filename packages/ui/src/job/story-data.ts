import type { JobVO } from '@xinpu/sdk/types'

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

export const now = new Date('2026-11-22T04:00:00Z')
