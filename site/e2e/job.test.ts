import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { comeBack, newMobile, open, toastOf, visit } from './browser.ts'
import { good } from './good-page.ts'
import { ownServer } from './own-server.ts'

const title = '环路补偿工程师'
const company = '深圳市招人电子有限公司'
const phone = { viewport: { width: 375, height: 812 }, colorScheme: 'dark' } as const
/** A server of its own, where a company is certified before it starts. */
const patience = 180_000

it(
  'a company offers a job, somebody sends a resume, is invited and reads the answer',
  async () => {
    const [mobile, seeker] = [newMobile(), newMobile()]
    await using server = await ownServer({}, (run) =>
      run('packages/server/test/certify-command.ts', `+86-${mobile}`, company),
    )
    const { origin: baseURL } = server
    await using owner = await visit({ baseURL, bypassCSP: true })
    await using guest = await visit({ baseURL, javaScriptEnabled: false })
    await using reader = await visit({ baseURL, bypassCSP: true, ...phone })

    // What is typed outlives a reload; then it is offered, and everybody reads it.
    await comeBack(owner.page, mobile, baseURL)
    await open(owner.page, '/userCenter?type=24')
    await owner.page.getByRole('link', { name: '发布职位' }).click()
    const form = owner.page.getByRole('form', { name: '发布职位' })
    await form.getByRole('textbox', { name: /^职位名称/ }).fill(title)
    await owner.page.reload()
    await expect.poll(() => form.getByRole('textbox', { name: /^职位名称/ }).inputValue()).toBe(title)
    await writeJob(owner.page)
    await good(owner.page)
    await form.getByRole('button', { name: '发布职位' }).click()
    await toastOf(owner.page, '已发布，求职者现在能看到').waitFor()
    await owner.page.getByRole('row', { name: new RegExp(title) }).waitFor()
    await good(owner.page)
    await guest.page.goto(`/news/recruit?keywords=${encodeURIComponent(title)}`)
    await guest.page.getByRole('link', { name: title, exact: true }).click()
    await guest.page.getByText('画波特图').waitFor()

    // On a phone somebody applies.
    await comeBack(reader.page, seeker, baseURL)
    await open(reader.page, new URL(guest.page.url()).pathname)
    await apply(reader.page, seeker)
    await reader.page.getByText('已投递', { exact: true }).first().waitFor()

    // The company reads it, and answers by keyboard.
    await open(owner.page, '/userCenter?type=24&tab=received')
    await owner.page.getByRole('link', { name: '周求职' }).click()
    await owner.page.getByText('做过两颗 36 V Buck').waitFor()
    await owner.page.getByText('已查看', { exact: true }).last().waitFor()
    await good(owner.page)
    await owner.page.getByRole('radio', { name: '邀请面试' }).focus()
    await owner.page.keyboard.press('Space')
    await owner.page.getByRole('textbox', { name: /给求职者的话/ }).fill('周四下午两点方便吗')
    await owner.page.keyboard.press('Tab')
    await owner.page.keyboard.press('Enter')
    await toastOf(owner.page, '已答复，对方会收到消息').waitFor()

    // The answer is there, and so is the resume, among one's own files.
    await open(reader.page, '/userCenter?type=30')
    await reader.page.getByText('周四下午两点方便吗').waitFor()
    await reader.page.getByText('邀请面试', { exact: true }).waitFor()
    await good(reader.page)
    await open(reader.page, '/userCenter/cloudDisk/fileDisk')
    await reader.page.getByText('简历', { exact: true }).filter({ visible: true }).first().waitFor()
    expect([...owner.faults, ...reader.faults]).toEqual([])
  },
  patience,
)

async function writeJob(page: Page) {
  const form = page.getByRole('form', { name: '发布职位' })
  await form.getByRole('button', { name: /职位类别/ }).click()
  await page.getByRole('option', { name: '硬件研发' }).click()
  for (const [name, text] of [
    [/^最低月薪/, '25000'],
    [/^最高月薪/, '40000'],
    [/^工作城市/, '深圳'],
  ] as const)
    await form.getByRole('textbox', { name }).fill(text)
  await form.getByRole('textbox', { name: /^职位描述/ }).fill('把环路调稳')
  await form.getByRole('textbox', { name: /^任职要求/ }).fill('画波特图')
}

async function apply(page: Page, mobile: string) {
  await page.getByRole('button', { name: '投递' }).click()
  const dialog = page.getByRole('dialog', { name: /投递/ })
  const resume = { name: '周求职_电源.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) }
  await dialog.locator('input[type=file]').setInputFiles(resume)
  await dialog.getByRole('button', { name: '移除简历' }).waitFor()
  await dialog.getByRole('textbox', { name: /姓名/ }).fill('周求职')
  await dialog.getByRole('textbox', { name: /手机号码/ }).fill(mobile)
  await dialog.getByRole('textbox', { name: /说一句/ }).fill('做过两颗 36 V Buck')
  await good(page)
  await dialog.getByRole('button', { name: '投递' }).click()
  await toastOf(page, '已投递，对方看过会告诉您').waitFor()
}

const pdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'
