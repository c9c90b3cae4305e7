import type { RiskKind } from '@xinpu/sdk/types'

/** What each kind of record is, for who is no lawyer. */
export const riskWords: Record<RiskKind, string> = {
  lawSuit: '法院对一件纠纷的结论。先看身份：原告是它在追讨，被告是别人向它追讨；再看结果和是否已履行。',
  court: '法院向当事人公开送达的文书，常见于联系不上对方时；公告本身不是结论。',
  hearing: '法院约定开庭的时间和当事人；还没有结论，可能撤诉或和解。',
  dishonest: '有能力履行生效判决却没有履行，被法院列入名单；履行后会移出。',
  executed: '判决生效后没有按期履行，对方申请了强制执行；金额是申请执行的数目。',
  abnormal: '没有按期公示年报，或登记的住所联系不上，被列入经营异常名录；补正后可以移出。',
  punishment: '主管部门对一次违法行为的处罚；看事由和金额，轻微的多为逾期申报。',
}
