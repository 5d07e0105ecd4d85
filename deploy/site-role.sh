#!/bin/sh
# Run once by the database's image, in an empty folder: the role that the sites sign in as, which owns nothing.
set -eu
psql --set=ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set=password="$SITE_PASSWORD" <<'SQL'
create role miami_flow_site login password :'password';
SQL
