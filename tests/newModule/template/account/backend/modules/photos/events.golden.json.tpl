[
  {
    "type": "PhotoAdded",
    "data": {
      "photoId": "018f0000-0000-7000-8000-00000000000a",
      "ownerId": "018f0000-0000-7000-8000-00000000000b",
      "title": "At the lake",
      "addedAt": "2030-01-01T00:00:00.000Z"
    }
  }
]
