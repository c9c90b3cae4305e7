import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { creditCodeCheck, creditCodeFault } from '@xinpu/sdk/format'
import type { FoundCompany, Page } from '@xinpu/sdk/types'
import { CompanyRows, CompanySection } from '@xinpu/ui/company'
import { Button, Link, TextArea } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { foundPlace, registerPlace } from './places.ts'
import { companiesFound } from './queries.ts'

/** Lines that are checked at once. */
const most = 20

/** 批量核验: names or codes, a line each; the checksum first, then the register. */
export function BatchCheck() {
  const [text, setText] = useState('')
  const [lines, setLines] = useState<readonly string[]>([])
  const read = () =>
    setLines([...new Set(text.split('\n').map((line) => line.trim().slice(0, 200)))].filter(Boolean).slice(0, most))

  return (
    <CompanySection id="batch" title="批量核验" meta={`一行一个名称或信用代码，一次最多 ${most} 行`}>
      <TextArea label="名称或信用代码" value={text} onChange={setText} rows={4} />
      <Button onPress={read}>逐行校验</Button>
      {lines.length > 0 && <Checked lines={lines} />}
    </CompanySection>
  )
}

function Checked({ lines }: { lines: readonly string[] }) {
  const call = useCall()
  const answers = useQueries({
    queries: lines.map((keywords) => companiesFound(call, { keywords, pageIndex: 1, pageSize: 2 })),
  })

  return (
    <CompanyRows
      label="核验结果"
      rows={lines.map((line, at) => ({
        key: line,
        main: line,
        detail: [checkedCode(line), stateOf(answers[at])].filter(Boolean).join('　'),
        end: <Outcome line={line} found={answers[at]?.data} />,
      }))}
    />
  )
}

const stateOf = (answer: UseQueryResult<unknown> | undefined) => (answer?.isPending ? '正在查' : answer?.error?.message)

/** The one company that a line finds, how many it may be, or that there is none. */
function Outcome({ line, found }: { line: string; found: Page<FoundCompany> | undefined }) {
  const place = usePlace()
  const [first] = found?.data ?? []
  if (!found || !first) return found && '没有找到'
  if (found.totalRecord > 1)
    return <Link href={place(foundPlace({ keywords: line }))}>{found.totalRecord} 家，选一家</Link>
  return (
    <Link href={place(registerPlace(first.id))}>
      {first.name}　{first.regStatus}
    </Link>
  )
}

/** What the checksum says of a line that is a code; nothing of a name. */
function checkedCode(line: string): string | undefined {
  const code = line.replaceAll(/\s/g, '').toUpperCase()
  if (!/^[\dA-Z]{18}$/.test(code)) return undefined
  if (creditCodeFault(code) === null) return '校验位正确'
  const check = /[IOSVZ]/.test(code) ? '' : `，末位应为 ${creditCodeCheck(code)}`
  return `校验位不符${check}`
}
