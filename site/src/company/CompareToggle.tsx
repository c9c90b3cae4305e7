import { Button, toast } from '@xinpu/ui/primitives'
import { useLocal } from '../app/use-local.ts'
import { noCompanies, toCompare, type KeptCompany } from './kept-companies.ts'
import { mostCompared } from './lookup-params.ts'

/** Puts a company beside others, or takes it away. */
export function CompareToggle({ company: { id, name } }: { company: KeptCompany }) {
  const chosen = useLocal(toCompare, noCompanies)
  const isOn = chosen.some((one) => one.id === id)

  function toggle() {
    const others = chosen.filter((one) => one.id !== id)
    if (isOn) return toCompare.write(others)
    if (others.length >= mostCompared) return void toast.error(`最多对比 ${mostCompared} 家，先去掉一家`)
    toCompare.write([...others, { id, name }])
    toast.success(`已加入对比（${others.length + 1}/${mostCompared}）`)
  }

  return (
    <Button isPressedOn={isOn} aria-label={`对比 ${name}`} onPress={toggle}>
      {isOn ? '已在对比' : '对比'}
    </Button>
  )
}
