import { computed, shallowRef } from 'vue'
import { createTranscript } from 'vue-tool-card/core'
import { collectGarbage, spend, timeCalls } from '../harness/cpu-time.mjs'
import { sampleInTurn } from '../harness/sample.mjs'
import { makeTable } from '../harness/table.mjs'

const SIZES = [1000, 10_000, 100_000]
const OPEN = 8

/** Calls and results in the order in which they come: eight calls are open at any time. */
function makeRecords(count, start = 0) {
  const records = []
  for (let index = start; records.length < count; index++) {
    records.push({ type: 'tool-call', toolCallId: `call_${index}`, toolName: 'run_shell', input: { command: `ls ${index}` } })
    if (index - start >= OPEN) records.push(makeResult(index - OPEN))
  }
  return records.slice(0, count)
}

function makeResult(index) {
  return { type: 'tool-result', toolCallId: `call_${index}`, toolName: 'run_shell', content: `${index}`, isError: false }
}

/** The floor: what is called stands in a Map by its id, and in order. */
function createMap() {
  const known = new Map()
  const entries = []
  return {
    push(record) {
      if (record.type === 'tool-call') {
        const entry = { call: record, result: null }
        known.set(record.toolCallId, entry)
        entries.push(entry)
      }
      else {
        known.get(record.toolCallId).result = record
      }
    },
    read: () => entries,
  }
}

/** What is often written: a computed that pairs the whole list again whenever it has grown. */
function createNaive() {
  const records = shallowRef([])
  const entries = computed(() => {
    const map = createMap()
    for (const record of records.value) map.push(record)
    return map.read()
  })
  return {
    push(record) {
      records.value = [...records.value, record]
    },
    read: () => entries.value,
    fill(list) {
      records.value = list
    },
  }
}

function createOurs() {
  const transcript = createTranscript()
  return { push: record => transcript.push(record), read: () => transcript.entries }
}

/** Pairing calls with results, in Node. */
export async function measure({ runs }) {
  const samples = await sampleInTurn(runs, [
    { name: 'Map', sample: () => sampleSizes(createMap) },
    { name: 'vue-tool-card', sample: () => sampleSizes(createOurs) },
    { name: 'computed that pairs all', sample: () => sampleSizes(createNaive) },
  ])
  const growths = samples.get('vue-tool-card').map(sample => ({ growth: sample['push 100000'] / sample['push 10000'] }))
  const columns = [['push', 'added'], ['read', 'added, and the list read']].flatMap(([kind, title]) => SIZES.map(size => (
    { key: `${kind} ${size}`, title: `${title}, behind ${size.toLocaleString('en')}`, unit: 'µs' }
  )))

  const log = makeRecords(100_000)
  const replays = await sampleInTurn(runs, [
    { name: 'Map', sample: timeCalls(() => {
      const map = createMap()
      for (const record of log) map.push(record)
      return map.read()
    }) },
    { name: 'vue-tool-card', sample: timeCalls(() => {
      const transcript = createTranscript()
      transcript.replace(log)
      return transcript.entries
    }) },
  ])
  return [
    makeTable({ id: 'append', title: 'A record more', floor: 'Map', columns, isSideways: true }, samples),
    makeTable({
      id: 'append-growth',
      title: 'How much longer it takes behind 100,000 records than behind 10,000',
      columns: [{ key: 'growth', title: 'added', unit: '×' }],
    }, new Map([['vue-tool-card', growths]])),
    makeTable({
      id: 'replay',
      title: 'A log of 100,000 records, paired at once',
      floor: 'Map',
      columns: [{ key: 'ms', title: 'whole', unit: 'ms' }],
    }, replays),
  ]
}

async function sampleSizes(create) {
  const sample = {}
  for (const size of SIZES) {
    // The naive one does all its work when it is read.
    if (create !== createNaive) sample[`push ${size}`] = await samplePush(create, size)
    sample[`read ${size}`] = await sampleRead(create, size)
  }
  return sample
}

/** Records that come behind so many: fewer than would make another size of it. */
const countAppends = size => size / 5

/** Microseconds to add a record to filled lists; several lists where they are short, so that the clock has something to tell. */
async function samplePush(create, size) {
  const records = makeRecords(countAppends(size), 1_000_000)
  const lists = Array.from({ length: Math.max(2, 20_000 / size) }, () => fillList(create, size))
  const addAll = (list) => {
    for (const record of records) list.push(record)
    return list.read()
  }
  addAll(lists.pop())
  collectGarbage()
  const ms = await spend(index => addAll(lists[index]), lists.length)
  return ms * 1000 / records.length / lists.length
}

/** Microseconds to add a record to a filled list and to read the list. */
async function sampleRead(create, size) {
  const records = makeRecords(40, 1_000_000)
  const list = fillList(create, size)
  const add = (index) => {
    list.push(records[index])
    return list.read()
  }
  await spend(add, 20)
  collectGarbage()
  return await spend(index => add(index + 20), 20) * 1000 / 20
}

function fillList(create, size) {
  const list = create()
  const records = makeRecords(size)
  if (list.fill) list.fill(records)
  else for (const record of records) list.push(record)
  list.read()
  return list
}
