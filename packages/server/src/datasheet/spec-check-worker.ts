/** Datasheets looked into. The bytes of one come in; what it holds, or what is wrong, goes out. */
import { boundUnfolding } from '../storage/pdf-bounds.ts'
import { answerEach } from '../storage/thread-answer.ts'
import { readSpec } from './spec-reading.ts'

boundUnfolding()
answerEach(readSpec)
