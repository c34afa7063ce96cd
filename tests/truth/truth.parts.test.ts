// Through: life, messages, deliveries
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { sql } from '../../backend/kernel/db.ts'
import { lastSign } from '../../backend/kernel/identity/signs.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { pagePathOf, patiently, startTelling, type Telling } from './telling.ts'
