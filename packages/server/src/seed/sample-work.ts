import { buffer } from 'node:stream/consumers'
import type * as contract from '@xinpu/contract'
import Pdf from 'pdfkit'
import { chineseFont } from '../core/chinese-font.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { storeUpload } from '../storage/upload-store.ts'
import type { Asking } from './sample-accounts.ts'

type Calls = HandlersOf<Pick<typeof contract, 'job'>>

interface People {
  buyer: Asking
  seller: Asking
}

/** The shop looks for somebody, and the buyer applies there and at one other company; the shop answers. */
export async function sampleWork({ job }: Calls, { buyer, seller }: People): Promise<void> {
  const { db } = seller
  const category = await db.selectFrom('job_category').select('id').orderBy('id').executeTakeFirst()
  if (!category) return
  await job.myJob.add({ ...offer, categoryId: category.id }, seller)
  const { url: resumeUrl } = await storeUpload(buyer, await resume(), 'resume')
  const open = db.selectFrom('job_post').select('id').where('status', '=', 'open').orderBy('id', 'desc')
  const applying = { name: '林示例', mobile: '+86-13800000001', resumeUrl, remark: '下周起可到岗。' }
  for (const { id: jobId } of await open.limit(2).execute()) await job.delivery.send({ jobId, ...applying }, buyer)
  const [sent] = await db.selectFrom('job_delivery').select('id').orderBy('id').limit(1).execute()
  if (sent)
    await job.delivery.setStatus({ id: sent.id, status: 'invited', answer: '周四下午两点，带上做过的板子。' }, seller)
}

const offer = {
  title: '现货渠道 FAE',
  city: '深圳',
  salaryMin: 15_000,
  salaryMax: 25_000,
  education: 'bachelor' as const,
  experience: 'from3' as const,
  tags: ['电源', '替代选型'],
  description: '<ul><li>替客户核对型号、封装与批次，给出可替代的料。</li><li>到厂看板子，量电源与时序。</li></ul>',
  requirement: '<ul><li>会看手册和原理图，做过量产。</li><li>能把结论写清楚。</li></ul>',
}

async function resume(): Promise<File> {
  const paper = new Pdf({ size: 'A4', margin: 56, font: chineseFont() })
  paper.fontSize(18).text('林示例　硬件工程师').moveDown().fontSize(11)
  paper.text(['八年网关与电源设计，量产过三代板子。', '会做：降压与隔离电源、EMC 整改、物料替代。'].join('\n'), {
    lineGap: 5,
  })
  paper.end()
  return new File([new Uint8Array(await buffer(paper))], '林示例_硬件工程师.pdf')
}
