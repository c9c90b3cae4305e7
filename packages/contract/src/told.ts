import type * as z from 'zod'

/** What is wanted in place of what came, in the words of the screens. */
const kinds: Record<string, string> = {
  string: '文字',
  number: '数字',
  int: '整数',
  boolean: '是或否',
  array: '列表',
  object: '一组字段',
  file: '文件',
  date: '日期',
}

/** Said of a field that was not sent. */
export const missing = '不能为空'

type Issue = Pick<z.core.$ZodRawIssue, 'code'> & Record<string, unknown>

/** What is wrong with a field, said after its label: for schemas that say nothing themselves. */
export function faultOf(issue: Issue): string {
  if (issue.code === 'invalid_type') return `须为${kinds[String(issue['expected'])] ?? '其他内容'}`
  if (issue.code === 'too_big') return bound(issue, issue['maximum'], { many: '最多', much: '不能大于' })
  if (issue.code === 'too_small') return bound(issue, issue['minimum'], { many: '至少', much: '不能小于' })
  return issue.code === 'invalid_value' ? '不在可选的范围内' : '格式不正确'
}

const units: Record<string, string> = { string: '个字', array: '项' }

function bound({ origin }: Issue, limit: unknown, { many, much }: { many: string; much: string }): string {
  const unit = units[String(origin)]
  return unit ? `${many} ${String(limit)} ${unit}` : `${much} ${String(limit)}`
}

/** The sentence of a field that was not read, while it still stands without its label. */
export const saidOf = (issue: Issue): string => (issue['input'] === undefined ? missing : faultOf(issue))
