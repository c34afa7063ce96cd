#!/bin/sh
# Run at each start, before the app: the two buckets, and a key for each that opens nothing else.
set -eu
mc alias set here http://minio:9000 "$MINIO_ROOT_USER" "$MINIO_ROOT_PASSWORD"

# key, secret, bucket
give() {
  bucket="arn:aws:s3:::$3"
  echo '{"Version":"2012-10-17","Statement":[
    {"Effect":"Allow","Action":["s3:GetBucketLocation","s3:ListBucket","s3:ListBucketMultipartUploads"],"Resource":["'"$bucket"'"]},
    {"Effect":"Allow","Action":["s3:GetObject","s3:PutObject","s3:DeleteObject","s3:AbortMultipartUpload","s3:ListMultipartUploadParts"],"Resource":["'"$bucket"'/*"]}
  ]}' > "/tmp/$3.json"
  mc mb --ignore-existing "here/$3"
  mc admin policy create here "only-$3" "/tmp/$3.json"
  mc admin user add here "$1" "$2"
  case "$(mc admin user info here "$1")" in
    *"only-$3"*) ;; # since an earlier start
    *) mc admin policy attach here "only-$3" --user "$1" ;;
  esac
}
give "$S3_ACCESS_KEY" "$S3_SECRET_KEY" "$S3_BUCKET"
give "$BACKUP_S3_ACCESS_KEY" "$BACKUP_S3_SECRET_KEY" "$BACKUP_S3_BUCKET"
