[
  {
    "type": "PhotoAdded",
    "data": {
      "photoId": "018f0000-0000-7000-8000-00000000000a",
      "familyId": "018f0000-0000-7000-8000-00000000000b",
      "contributorId": "018f0000-0000-7000-8000-00000000000c",
      "title": "At the lake",
      "addedAt": "2030-01-01T00:00:00.000Z"
    }
  },
  { "type": "PhotoRenamed", "data": { "title": "By the gate" } },
  {
    "type": "PhotoRemoved",
    "data": { "removedBy": "018f0000-0000-7000-8000-00000000000c", "removedAt": "2030-01-02T00:00:00.000Z" }
  },
  { "type": "PhotoRestored", "data": { "restoredAt": "2030-01-03T00:00:00.000Z" } },
  { "type": "PhotoErased", "data": { "reason": "family", "erasedAt": "2030-01-04T00:00:00.000Z" } }
]
